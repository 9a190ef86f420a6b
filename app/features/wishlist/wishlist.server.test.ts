import { beforeEach, expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { KNOWN_PRODUCTS_QUERY } from './customer-wishlist.server';
import { mergeWishlist, SIGNED_OUT, visitWishlist, type WishlistState } from './wishlist.server';
import { noticePath } from './wishlist-command.server';
import { parseWishlist, WISHLIST_LIMIT } from './wishlist-ids';

const CUSTOMER = { kind: 'classic', accessToken: 'secret' } as const;
const gid = (id: string) => `gid://shopify/Product/${id}`;
const many = (count: number, from: number) =>
	Array.from({ length: count }, (_, at) => String(from + at));

/** The customer's metafield at the platform. */
let saved: string[] = [];
let known = true;

const shopify = {
	query: async () => ({
		customer: known
			? { id: 'gid://shopify/Customer/1', wishlist: { value: JSON.stringify(saved.map(gid)) } }
			: null,
	}),
	mutate: async (
		_: string,
		{ variables }: { variables: { input: { metafields: { value: string }[] } } },
	) => {
		saved = JSON.parse(variables.input.metafields[0]?.value ?? '').map((id: string) =>
			id.split('/').at(-1),
		);
		return { customerUpdate: { customer: null, userErrors: [] } };
	},
};
const context = { shopify, log: { error() {}, warn() {} } } as unknown as AppContext;

function request(list = ''): Request {
	return new Request('https://aerolume.example/wishlist', {
		headers: { Cookie: `a=1; wishlist=${list}` },
	});
}

function stateOf(state: WishlistState | typeof SIGNED_OUT): WishlistState {
	if (state === SIGNED_OUT) throw new Error('signed out');
	return state;
}

const cookieValue = (cookie: string | undefined) => /^wishlist=([^;]*)/.exec(cookie ?? '')?.[1];

beforeEach(() => {
	saved = [];
	known = true;
});

test('two lists that are too long together lose nothing: the rest waits, and follows as places become free', async () => {
	saved = many(80, 1000);
	const guests = many(40, 1);
	const cookie = await mergeWishlist(context, CUSTOMER, request(guests.join('.')));
	expect(saved).toHaveLength(WISHLIST_LIMIT);
	const stored = parseWishlist(cookieValue(cookie));
	expect(stored.waiting).toHaveLength(20);
	expect([...saved, ...stored.waiting].sort()).toEqual([...many(80, 1000), ...guests].sort());

	const [first = '', second = ''] = stored.waiting;
	const taken = many(2, 1000);
	const state = stateOf(
		await visitWishlist(context, request(cookieValue(cookie)), CUSTOMER, {
			intent: 'remove',
			ids: taken,
		}),
	);
	expect(saved).toEqual(state.ids);
	expect(saved).toHaveLength(WISHLIST_LIMIT);
	expect(saved).toEqual(expect.arrayContaining([first, second]));
	expect(state.waiting).toEqual(stored.waiting.slice(2));
});

test('a guest’s list that could not be taken over is, with the next change', async () => {
	saved = ['9'];
	const state = stateOf(
		await visitWishlist(context, request('2.1'), CUSTOMER, { intent: 'add', ids: ['3'] }),
	);
	expect(state.ids).toEqual(['3', '2', '1', '9']);
	expect(cookieValue(state.cookie)).toBe('c.3.2.1.9');
});

test('a press that the browser has shown already is refused where the list is full', async () => {
	saved = many(WISHLIST_LIMIT, 1000);
	const state = stateOf(
		await visitWishlist(context, request('3'), CUSTOMER, { intent: 'add', ids: ['3'] }),
	);
	expect(state).toMatchObject({ full: true, ids: saved, waiting: [] });
});

test('the copy of another customer is not taken over', async () => {
	saved = ['9'];
	await mergeWishlist(context, CUSTOMER, request('c.1.2-3'));
	expect(saved).toEqual(['9']);
});

test('nothing is written, and no cookie sent, where nothing changes', async () => {
	saved = ['9'];
	let written = false;
	const watched = {
		...shopify,
		mutate: async () => {
			written = true;
		},
	};
	const state = await visitWishlist(
		{ ...context, shopify: watched } as unknown as AppContext,
		request('c.9'),
		CUSTOMER,
	);
	expect(stateOf(state).cookie).toBeUndefined();
	expect(written).toBe(false);
});

test('a hundred invented products cost two changes, and leave no product out', async () => {
	const invented = new Set(many(99, 1));
	let changes = 0;
	const strict = {
		query: async (document: string, { variables }: { variables: { ids: string[] } }) =>
			document === KNOWN_PRODUCTS_QUERY
				? { nodes: variables.ids.map((id) => (invented.has(id.slice(22)) ? null : { id })) }
				: shopify.query(),
		mutate: async (...[document, options]: Parameters<typeof shopify.mutate>) => {
			changes += 1;
			const ids = JSON.parse(options.variables.input.metafields[0]?.value ?? '') as string[];
			const wrong = ids.find((id) => invented.has(id.slice(22)));
			if (!wrong) return shopify.mutate(document, options);
			const message = `Value references non-existent resource ${wrong}.`;
			return { customerUpdate: { customer: null, userErrors: [{ message }] } };
		},
	};
	const cookie = [...invented, '5000'].join('.');
	const own = { ...context, shopify: strict } as unknown as AppContext;
	await mergeWishlist(own, CUSTOMER, request(cookie));
	expect(saved).toEqual(['5000']);
	expect(changes).toBe(2);
});

test('an expired token is reported, and does not change the cookie', async () => {
	known = false;
	expect(await visitWishlist(context, request('1'), CUSTOMER)).toBe(SIGNED_OUT);
	expect(await mergeWishlist(context, CUSTOMER, request('1'))).toBeUndefined();
});

test.each([
	['add', 200, '/collections', true, '?notice=added&from=%2Fcollections#notice'],
	['add', 200, undefined, true, '?notice=added#notice'],
	['add', 200, '/en/wishlist?ids=1.2', false, '?notice=added#notice'],
	['remove', 200, '/en/wishlist', true, '?notice=removed#notice'],
	['remove', 200, '/en/wishlist', false, ''],
	['add', 409, '/', true, '?notice=full&from=%2F#notice'],
	['add', 422, undefined, true, '?notice=unknown#notice'],
] as const)(
	'a form to %s with the result %d leads to its notice',
	(intent, status, from, isDocument, expected) => {
		const path = noticePath({ intent, status }, '/en/wishlist', from, isDocument);
		expect(path).toBe(`/en/wishlist${expected}`);
	},
);
