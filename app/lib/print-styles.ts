import url from '~/styles/print.css?url';

/** `links` of routes that are printed without the page around their content. On the screen nothing waits for them. */
export function printStyleLinks() {
	return [{ rel: 'stylesheet', href: url, media: 'print' }];
}
