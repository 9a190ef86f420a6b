/** A picture of the platform in a width, in pixels. It is never enlarged. */
export function pictureAddress(url: string, width: number): string {
	const address = new URL(url);
	address.searchParams.set('width', String(width));
	return address.href;
}
