/** `Cache-Control` of a public page: browsers and shared caches revalidate it each time, by ETag. */
export const PUBLIC_PAGE = 'public, max-age=0, must-revalidate';
