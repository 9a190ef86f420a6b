import { setTimeout as pause } from 'node:timers/promises';
import { excerpt, formsOf, linksOf } from './page-html';
import { findMap, type Variation } from './variations';
import { createVisitor, formOf, type Page, type Patience, problem, type Visitor } from './visitor';

export interface JourneyInput {
	origin: string;
	variation: Variation;
	/** The visitor's number, which varies the choices. */
	turn: number;
	/** Integers of the two variants: one is bought, the other removed from the cart. */
	variants: { bought: string; dropped: string };
	/** `''`, `/de` or `/en`. */
	prefix: string;
	/** With JavaScript the cart is changed by `/api/cart`, else by the forms of the pages. */
	script: boolean;
	/** Default: they try eight times at once. */
	patience?: Patience;
}

export interface JourneyResult {
	/** The error, if the journey failed. */
	problem?: string;
	retries: number;
	/** Number of requests for search suggestions, and of those that succeeded. */
	suggestions: { requested: number; succeeded: number };
}

/** A line of the cart page: line id and quantity. */
interface Line {
	lineId: string;
	quantity: number;
	variantId: string;
}

const PATIENCE: Patience = { tries: 8, pauseMs: 0 };

/**
 * From the home page to the order: finds the product in one of several variations, adds two variants, changes the
 * quantity of one, removes the other, and completes the checkout.
 */
export async function runJourney(input: JourneyInput): Promise<JourneyResult> {
	const visitor = createVisitor(input.origin, input.patience ?? PATIENCE);
	const suggestions = { requested: 0, succeeded: 0 };
	const onSuggestions = (succeeded: boolean) => {
		suggestions.requested += 1;
		if (succeeded) suggestions.succeeded += 1;
	};
	const result = () => ({ retries: visitor.retries, suggestions });
	try {
		await travel(input, visitor, onSuggestions);
		return result();
	} catch (error) {
		return { problem: `${input.variation}: ${describe(error)}`, ...result() };
	}
}

function describe(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function travel(
	input: JourneyInput,
	visitor: Visitor,
	onSuggestions: (succeeded: boolean) => void,
): Promise<void> {
	const { prefix, variants, variation, turn } = input;
	const shop = actions(input, visitor);
	const product = await findMap(variation, { visitor, prefix, turn, onSuggestions });
	const bought = await variantPage(visitor, product, variants.bought);
	await shop.until('add', addOf(bought, '2'), (lines) => holds(lines, { [variants.bought]: 2 }));
	const dropped = await variantPage(visitor, bought, variants.dropped);
	await shop.until('add another', addOf(dropped, '1'), (lines) =>
		holds(lines, { [variants.bought]: 2, [variants.dropped]: 1 }),
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
	await checkOut(await shop.checkoutUrl(), variants.bought);
	if ((await shop.lines()).length > 0) throw new Error('The cart is not empty after the order');
}

/** The product page with a variant selected: a list may lead to one that differs from it in several options. */
async function variantPage(visitor: Visitor, page: Page, variant: string): Promise<Page> {
	if (addOf(page, '1').variantId === variant) return page;
	return visitor.open(`${page.path.split('?')[0]}?variant=${variant}`);
}

/** The fields of the page's add-to-cart form. */
function addOf(page: Page, quantity: string): Record<string, string> {
	const { fields } = formOf(page, (form) => form.fields.some(([, value]) => value === 'add'));
	return { ...Object.fromEntries(fields), quantity };
}

/** Cart changes of this visitor, with JavaScript or by forms. */
function actions({ prefix, script, patience = PATIENCE }: JourneyInput, visitor: Visitor) {
	const cartPage = async () => (await visitor.open(`${prefix}/cart`)).body;
	const lines = async () => readLines(await cartPage());
	let begun = false;
	return {
		lines,
		checkoutUrl: async () => {
			const link = linksOf(await cartPage()).find((href) => href.includes('/cart/c/'));
			if (!link) throw new Error('The cart has no checkout link');
			return link;
		},
		/** Makes a change. If the shop reports that it was not saved, checks the cart before the next attempt. */
		async until(
			step: string,
			fields: Record<string, string>,
			done: (lines: Line[]) => boolean,
		): Promise<void> {
			for (let tries = 1; tries <= patience.tries; tries++) {
				const response = await visitor.post(`${prefix}${script ? '/api/cart' : '/cart'}`, fields);
				if (response.status !== 200 && response.status !== 503) throw problem(response, step);
				begun ||= response.status === 200;
				if (script) await checkMirror(visitor, prefix, begun);
				const now = await lines();
				if (done(now)) return;
				if (response.status === 200)
					throw new Error(`${step}: the cart holds ${JSON.stringify(now)}`);
				await pause(patience.pauseMs);
			}
			throw new Error(`${step}: not saved in ${patience.tries} tries`);
		},
	};
}

/** The session request of every page with JavaScript: 200 with the cart, or 503. */
async function checkMirror(visitor: Visitor, prefix: string, begun: boolean): Promise<void> {
	const response = await visitor.ask(`${prefix}/api/session`);
	if (response.status === 503) return;
	const { cart } = JSON.parse(response.body) as { cart: object | null };
	if (response.status !== 200 || (begun && !cart)) throw problem(response, 'without the cart');
}

/** Completes the hosted checkout for the cart's country, and checks the order. */
async function checkOut(url: string, variant: string): Promise<void> {
	const checkout = await fetch(url);
	const page = await checkout.text();
	const form = formsOf(page).find(({ method }) => method === 'post');
	if (!checkout.ok || !form) throw new Error(`checkout: HTTP ${checkout.status} ${excerpt(page)}`);
	const offered = Object.fromEntries(form.fields);
	const place = PLACES[offered.countryCode ?? ''];
	const order = await fetch(new URL(form.action, url), {
		method: 'POST',
		redirect: 'follow',
		body: new URLSearchParams({ ...offered, ...BUYER, ...place }),
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

const PLACES: Record<string, { zip: string; province?: string }> = {
	AT: { zip: '1010' },
	AU: { zip: '2000', province: 'NSW' },
	CA: { zip: 'K1A 0B1', province: 'ON' },
};

/** Parses the cart page: each line is an article with a link to its variant and two forms. */
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
