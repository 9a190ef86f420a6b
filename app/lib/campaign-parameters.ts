/** Parameters that tell where a visitor came from; they change no page. */
export const CAMPAIGN_PARAMETER = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ref)$/;

/**
 * A query string without campaign parameters, in a fixed order, with its `?` where anything is left:
 * `?variant=2&utm_source=x` → `?variant=2`. Two visitors of one kept page get the same.
 */
export function withoutCampaign(search: string): string {
	if (search === '') return '';
	const kept = new URLSearchParams(
		[...new URLSearchParams(search)].filter(([name]) => !CAMPAIGN_PARAMETER.test(name)),
	);
	kept.sort();
	return kept.size > 0 ? `?${kept}` : '';
}
