/** Height of a select's dropdown at most. */
export const SELECT_DROPDOWN_MAX_HEIGHT = '15rem';

/** What was typed to find an option is forgotten this long after the field is left, in milliseconds. */
export const SELECT_SEARCH_RESET_MS = 100;
