/** A merchant's description; `html` is sanitised. */
export function Description({ html }: { html: string }) {
	return (
		<div
			className="wrap-anywhere mt-5 max-w-measure hyphens-auto text-lg [&>:first-child]:mt-0 [&_img]:mt-6 [&_img]:h-auto [&_table]:mt-6 [&_td]:border-line [&_td]:border-b [&_td]:py-2 [&_td]:pr-4 [&_th]:border-line [&_th]:border-b [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_a]:text-link [&_h3]:mt-8 [&_h3]:text-xl [&_li]:mt-1 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
