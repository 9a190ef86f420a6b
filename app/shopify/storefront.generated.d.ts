export interface GeneratedQueryTypes {}
export interface GeneratedMutationTypes {}
