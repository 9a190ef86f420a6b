/** Maximum height of the menu. */
export const SELECT_DROPDOWN_MAX_HEIGHT = '15rem';

/** Delay until a search term is reset after blur, in milliseconds. */
export const SELECT_SEARCH_RESET_MS = 100;
