/** Proof that the visitor received the recovery mail: its link, or the two parts of it. */
export type ResetProof = { id: string; token: string } | { url: string };

/**
 * The proof in the URL of the reset page: `?id=` (the customer's integer or global id) with `&token=`, or `?url=`
 * (the platform's link). `undefined` if it is missing or invalid.
 */
export function resetProof({ searchParams }: URL): ResetProof | undefined {
	const url = searchParams.get('url');
	if (url) return /^https?:\/\//.test(url) && URL.canParse(url) ? { url } : undefined;
	const id = /^(?:gid:\/\/shopify\/Customer\/)?(\d{1,20})$/.exec(searchParams.get('id') ?? '')?.[1];
	const token = searchParams.get('token');
	return id && token && /^[\w-]{1,255}$/.test(token) ? { id, token } : undefined;
}
