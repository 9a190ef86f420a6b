/** A product's description as HTML that is safe to set into a page. */
export function descriptionHtml({ description }: { description: string }): string {
	const escaped = description.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
	return escaped ? `<p>${escaped}</p>` : '';
}
