/** What proves that somebody got the shop's mail: the link as it was, or its two parts. */
export type ResetProof = { id: string; token: string } | { url: string };

/**
 * The proof in the reset screen's own address: `?id=` (the customer's integer or global id) with `&token=`, or
 * `?url=` (the platform's link). `undefined` where it is missing or no such thing.
 */
export function resetProof({ searchParams }: URL): ResetProof | undefined {
	const url = searchParams.get('url');
	if (url) return /^https?:\/\//.test(url) && URL.canParse(url) ? { url } : undefined;
	const id = /^(?:gid:\/\/shopify\/Customer\/)?(\d{1,20})$/.exec(searchParams.get('id') ?? '')?.[1];
	const token = searchParams.get('token');
	return id && token && /^[\w-]{1,255}$/.test(token) ? { id, token } : undefined;
}
