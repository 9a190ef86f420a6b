import * as v from 'valibot';

/** A stock request in the customer's own list. */
export interface CustomerRequest {
	/** Integer of the variant's id. */
	variantId: string;
	/** Time of the request, ISO 8601. */
	since: string;
}

/** The value of the metafield `custom.notifications`. */
const notifications = v.object({
	backInStock: v.array(v.object({ variantId: v.string(), since: v.string() })),
});

/** An invalid value counts as empty. */
export function parseRequests(value: string | undefined): CustomerRequest[] {
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), notifications), value);
	return parsed.success ? parsed.output.backInStock : [];
}
