import { createVisitor, type Page, type Visitor } from './visitor';

export interface JourneyInput {
	origin: string;
	/** Integers of the two variants that are bought and thrown out again. */
	variants: { bought: string; dropped: string };
	/** `''`, `/de` or `/en`. */
	prefix: string;
	/** With JavaScript the cart changes over `/api/cart`, without it by the forms of the pages. */
	script: boolean;
}

export interface JourneyResult {
	/** What went wrong, or nothing. */
	problem?: string;
	retries: number;
}

/** A line of the cart as its page shows it: line id and quantity. */
interface Line {
	lineId: string;
	quantity: number;
	variantId: string;
}

/** How often a shopper tries a change that the shop said was not saved. */
const MAX_CHANGES = 8;

/**
 * From the home page to the order: two products go into the cart, one changes its quantity,
 * the other goes out again, and the checkout is completed.
 */
export async function runJourney(input: JourneyInput): Promise<JourneyResult> {
	const visitor = createVisitor(input.origin);
	try {
		await travel(input, visitor);
		return { retries: visitor.retries };
	} catch (error) {
		return { problem: describe(error), retries: visitor.retries };
	}
}

function describe(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function travel(input: JourneyInput, visitor: Visitor): Promise<void> {
	const { prefix, variants } = input;
	const shop = actions(input, visitor);
	expectPage(await visitor.get(prefix || '/'), 'home');
	expectPage(
		await visitor.get(`${prefix}/products/aerolume?variant=${variants.bought}`),
		'product',
	);
	await shop.until('add', { intent: 'add', variantId: variants.bought, quantity: '2' }, (lines) =>
		holds(lines, { [variants.bought]: 2 }),
	);
	await shop.until(
		'add another',
		{ intent: 'add', variantId: variants.dropped, quantity: '1' },
		(lines) => holds(lines, { [variants.bought]: 2, [variants.dropped]: 1 }),
	);
	const lines = await shop.lines();
	const lineId = (variant: string) =>
		lines.find(({ variantId }) => variantId === variant)?.lineId ?? '';
	await shop.until(
		'change the quantity',
		{ intent: 'update', lineId: lineId(variants.bought), quantity: '3' },
		(now) => holds(now, { [variants.bought]: 3, [variants.dropped]: 1 }),
	);
	await shop.until('remove', { intent: 'remove', lineId: lineId(variants.dropped) }, (now) =>
		holds(now, { [variants.bought]: 3 }),
	);
	await checkOut(await shop.checkoutUrl(), variants.bought, prefix === '/en' ? 'US' : 'DE');
	if ((await shop.lines()).length > 0) throw new Error('The cart is not empty after the order');
}

/** Cart changes of this visitor, by script or by forms. */
function actions({ prefix, script }: JourneyInput, visitor: Visitor) {
	const cartPage = async () => {
		const page = await visitor.get(`${prefix}/cart`);
		expectPage(page, 'cart');
		return page.body;
	};
	const lines = async () => readLines(await cartPage());
	return {
		lines,
		checkoutUrl: async () => {
			const link = /href="([^"]*\/cart\/c\/[^"]*)"/.exec(await cartPage())?.[1];
			if (!link) throw new Error('The cart has no checkout link');
			return link.replaceAll('&amp;', '&');
		},
		/** Makes a change; where the shop says that it was not saved, looks at the cart before trying again. */
		async until(
			step: string,
			fields: Record<string, string>,
			done: (lines: Line[]) => boolean,
		): Promise<void> {
			for (let tries = 1; tries <= MAX_CHANGES; tries++) {
				const answer = await visitor.post(`${prefix}${script ? '/api/cart' : '/cart'}`, fields);
				if (answer.status !== 200 && answer.status !== 503) {
					throw new Error(`${step}: HTTP ${answer.status} ${excerpt(answer.body)}`);
				}
				const now = await lines();
				if (done(now)) return;
				if (answer.status === 200)
					throw new Error(`${step}: the cart holds ${JSON.stringify(now)}`);
			}
			throw new Error(`${step}: not saved in ${MAX_CHANGES} tries`);
		},
	};
}

/** Fills in the hosted checkout, and looks at what was ordered. */
async function checkOut(url: string, variant: string, countryCode: string): Promise<void> {
	const checkout = await fetch(url);
	const form = await checkout.text();
	if (!checkout.ok) throw new Error(`checkout: HTTP ${checkout.status}`);
	const action = /<form[^>]*method="post"[^>]*action="([^"]*)"/i.exec(form)?.[1] ?? url;
	const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
		/name="([^"]*)"/.exec(input)?.[1] ?? '',
		/value="([^"]*)"/.exec(input)?.[1] ?? '',
	]);
	const order = await fetch(new URL(action.replaceAll('&amp;', '&'), url), {
		method: 'POST',
		redirect: 'follow',
		body: new URLSearchParams({ ...Object.fromEntries(hidden), ...BUYER, countryCode }),
	});
	const thanks = await order.text();
	if (!order.ok) throw new Error(`order: HTTP ${order.status} ${excerpt(thanks)}`);
	if (!new RegExp(`data-variant="${variant}"[^>]*data-quantity="3"`).test(thanks)) {
		throw new Error(`order: does not hold the variant three times: ${excerpt(thanks)}`);
	}
	if (thanks.match(/data-variant=/g)?.length !== 1) throw new Error('order: holds another line');
}

const BUYER = {
	email: 'journey@aerolume.example',
	firstName: 'Ada',
	lastName: 'Winter',
	address1: 'Flughafenstraße 1',
	zip: '10115',
	city: 'Frankfurt am Main',
	province: 'NY',
};

/** Each line is an article with a link to its variant and two forms. */
function readLines(html: string): Line[] {
	return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([article]) => ({
		lineId: (/name="lineId" value="([^"]*)"/.exec(article)?.[1] ?? '').replaceAll('&amp;', '&'),
		variantId: /[?&;]variant=(\d+)/.exec(article)?.[1] ?? '',
		quantity: Number(/<input[^>]*name="quantity"[^>]*value="(\d+)"/.exec(article)?.[1]),
	}));
}

function holds(lines: Line[], wanted: Record<string, number>): boolean {
	return (
		lines.length === Object.keys(wanted).length &&
		lines.every(({ variantId, quantity }) => wanted[variantId] === quantity)
	);
}

function expectPage(page: Page, name: string): void {
	if (page.status !== 200) throw new Error(`${name}: HTTP ${page.status} ${excerpt(page.body)}`);
}

function excerpt(html: string): string {
	return html
		.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, 200);
}
