/** `Cache-Control` of a public page: browsers and shared caches revalidate it each time, by ETag. */
export const PUBLIC_PAGE = 'public, max-age=0, must-revalidate';

/** Headers of a response that holds a visitor's data or depends on more than its URL: no cache stores it. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Headers of a response that nothing may store, such as an error. */
export const NO_STORE = { 'Cache-Control': 'no-store' };
