/** Height of a drawer at most, of the viewport. */
export const DRAWER_MAX_HEIGHT = '96%';
