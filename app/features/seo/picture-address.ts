/** URL of a platform picture in a width in pixels; the platform never enlarges it. */
export function pictureAddress(url: string, width: number): string {
	const address = new URL(url);
	address.searchParams.set('width', String(width));
	return address.href;
}
