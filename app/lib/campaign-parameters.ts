/** Tracking parameters of the larger advertising and mail services. */
const CAMPAIGN_PARAMETER =
	/^(utm_\w+|gclid|gbraid|wbraid|gad_\w+|srsltid|_gl|dclid|fbclid|igshid|msclkid|ttclid|twclid|mc_[ce]id|ref)$/;

/**
 * A query string without campaign parameters, sorted, with its `?` unless empty:
 * `?variant=2&utm_source=x` → `?variant=2`. The same for all visitors of one cached page.
 */
export function withoutCampaign(search: string): string {
	if (search === '') return '';
	const remaining = new URLSearchParams(
		[...new URLSearchParams(search)].filter(([name]) => !CAMPAIGN_PARAMETER.test(name)),
	);
	remaining.sort();
	return remaining.size > 0 ? `?${remaining}` : '';
}
