import * as v from 'valibot';
import { isLocale, type Locale } from '~/i18n/locales';
import { shortHash } from '~/lib/short-hash.server';
import type { AppContext } from '~/server/context.server';
import { CUSTOMER_UPDATE } from '~/shopify/customer-metafields.queries';
import { ownMetafield } from '~/shopify/customer-metafields.server';
import { operation } from '~/shopify/operation.server';
import { parseRequests } from './customer-request-list';
import {
	STOCK_REQUEST_CUSTOMER_QUERY,
	STOCK_REQUEST_DELETE,
	STOCK_REQUEST_TYPE,
	STOCK_REQUEST_UPSERT,
	STOCK_REQUESTS_QUERY,
} from './stock-requests.queries';

/** A request for a mail when a variant is back in stock: from a customer, or a guest with a confirmed address. */
export interface StockRequest {
	/** Integer of the variant's id. */
	variantId: string;
	/** Global id of the customer; empty for a guest. */
	customer: string;
	/** Empty for a customer, whose address is read when the mail is sent. */
	email: string;
	/** Language of the mail. */
	language: Locale;
	/** Time of the request, ISO 8601. */
	since: string;
}

/** A request as it is stored. */
export interface StoredStockRequest extends StockRequest {
	/** Global id. */
	id: string;
}

const stored = v.object({
	variant: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
	customer: v.nullish(v.string(), ''),
	email: v.nullish(v.string(), ''),
	language: v.custom<Locale>((value) => typeof value === 'string' && isLocale(value)),
	since: v.pipe(v.string(), v.isoTimestamp()),
});

const SAFE_TO_REPEAT = { api: 'admin', idempotent: true } as const;

type Access = Pick<AppContext, 'shopify' | 'log'>;

/** Stores a request; the same one again replaces it. Throws `ShopifyError`. */
export function storeStockRequest(context: Access, request: StockRequest): Promise<void> {
	const { variantId, customer, email, language, since } = request;
	return operation(context, 'Cannot save stock request', async () => {
		const handle = await shortHash(variantId, customer || email.toLowerCase());
		const fields = Object.entries({ variant: variantId, customer, email, language, since });
		const { metaobjectUpsert } = await context.shopify.mutate(STOCK_REQUEST_UPSERT, {
			...SAFE_TO_REPEAT,
			variables: {
				handle: { type: STOCK_REQUEST_TYPE, handle },
				fields: fields.flatMap(([key, value]) => (value ? [{ key, value }] : [])),
			},
		});
		refuse(metaobjectUpsert?.userErrors);
	});
}

/** All stored requests; invalid entries are left out. Throws `ShopifyError`. */
export async function readStockRequests({ shopify }: Access): Promise<StoredStockRequest[]> {
	const found: StoredStockRequest[] = [];
	let after: string | null = null;
	do {
		const { metaobjects } = await readPage(shopify, after);
		for (const { id, fields } of metaobjects.nodes) {
			const values = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
			const { success, output } = v.safeParse(stored, values);
			if (!success) continue;
			const { variant: variantId, ...rest } = output;
			found.push({ id, variantId, ...rest });
		}
		const { hasNextPage, endCursor } = metaobjects.pageInfo;
		after = hasNextPage ? endCursor : null;
	} while (after);
	return found;
}

function readPage(shopify: AppContext['shopify'], after: string | null) {
	return shopify.query(STOCK_REQUESTS_QUERY, {
		api: 'admin',
		timeLimit: 'call',
		variables: { type: STOCK_REQUEST_TYPE, after },
		cacheable: false,
		needs: ['metaobjects'],
	});
}

/** The e-mail address of a request; `undefined` where the customer has removed it. Throws `ShopifyError`. */
export async function addressOf(
	{ shopify }: Access,
	{ customer: id, email, variantId }: StockRequest,
): Promise<string | undefined> {
	if (!id) return email || undefined;
	const { customer, requests } = await loadCustomerRequests(shopify, id);
	const isListed = requests.some((request) => request.variantId === variantId);
	return isListed ? customer?.defaultEmailAddress?.emailAddress : undefined;
}

async function loadCustomerRequests(shopify: AppContext['shopify'], id: string) {
	const { customer } = await shopify.query(STOCK_REQUEST_CUSTOMER_QUERY, {
		api: 'admin',
		timeLimit: 'call',
		variables: { id },
		cacheable: false,
		needs: ['customer', 'customer.notifications'],
	});
	return { customer, requests: parseRequests(customer?.notifications?.value) };
}

/** Removes a request, from a customer's list too. Throws `ShopifyError`, or Error where the platform refuses. */
export async function removeStockRequest(
	{ shopify }: Access,
	{ id, customer, variantId }: StoredStockRequest,
): Promise<void> {
	if (customer) await removeFromList(shopify, customer, variantId);
	// The list comes first: no mail is sent for an entry that is not on it.
	const { metaobjectDelete } = await shopify.mutate(STOCK_REQUEST_DELETE, {
		...SAFE_TO_REPEAT,
		timeLimit: 'call',
		variables: { id },
	});
	refuse(metaobjectDelete?.userErrors);
}

async function removeFromList(
	shopify: AppContext['shopify'],
	id: string,
	variantId: string,
): Promise<void> {
	const { requests } = await loadCustomerRequests(shopify, id);
	const backInStock = requests.filter((request) => request.variantId !== variantId);
	if (backInStock.length === requests.length) return;
	const { customerUpdate } = await shopify.mutate(CUSTOMER_UPDATE, {
		...SAFE_TO_REPEAT,
		timeLimit: 'call',
		variables: { input: { id, metafields: [ownMetafield('notifications', { backInStock })] } },
	});
	refuse(customerUpdate?.userErrors);
}

function refuse(problems: readonly { message: string }[] = []): void {
	const [problem] = problems;
	if (problem) throw new Error(problem.message);
}
