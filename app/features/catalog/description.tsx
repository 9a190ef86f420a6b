/** A merchant's description; `html` is sanitised. */
export function Description({ html }: { html: string }) {
	return (
		<div
			className="wrap-anywhere description mt-5 max-w-measure hyphens-auto text-lg"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
