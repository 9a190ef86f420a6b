import { beforeEach, expect, test } from 'vitest';
import {
	combine,
	createCatalogueChanges,
	EVERYTHING,
	subjectsIn,
} from './catalogue-changes.server';

let time = 0;
let entries: Map<string, Response>;
const now = () => time;

beforeEach(() => {
	time = 1_000_000;
	entries = new Map();
});

/** The part of the Cache API that isolates share. */
const open = async () =>
	({
		match: async (key: string) => entries.get(key)?.clone(),
		put: async (key: string, response: Response) => void entries.set(key, response),
	}) as unknown as Cache;

const SITE_URL = 'https://aerolume.example';
const isolate = () => createCatalogueChanges(now, open);
const read = (...subjects: string[]) => ({ readAt: time, subjects });

test('what was read before a change is outdated, what shows other things is not', () => {
	const changes = isolate();
	const [page, other] = [read('Product/1', 'Product/2'), read('Product/3')];
	time += 1;
	changes.record(['Product/2']);
	expect([changes.isOutdated(page), changes.isOutdated(other)]).toEqual([true, false]);
	changes.record([EVERYTHING]);
	expect(changes.isOutdated(other)).toBe(true);
});

test('for half a minute after a change it is read again every five seconds, then once', () => {
	const changes = isolate();
	changes.record(['Product/1']);
	time += 1;
	const soon = read('Product/1');
	expect(changes.isOutdated(soon)).toBe(false);
	time += 5_001;
	expect(changes.isOutdated(soon)).toBe(true);
	time += 25_000;
	const settled = read('Product/1');
	time += 60_000;
	expect(changes.isOutdated(settled)).toBe(false);
});

test('isolates of a location learn each other’s changes, also those that one wrote over', async () => {
	const [a, b] = [isolate(), isolate()];
	const pages = [read('Product/1'), read('Product/2')];
	time += 1;
	a.record(['Product/1']);
	await a.sync(SITE_URL);
	b.record(['Product/2']);
	expect(b.isSynced()).toBe(false);
	// Written at the same time.
	entries.clear();
	await b.sync(SITE_URL);
	expect(b.isSynced()).toBe(true);
	await a.sync(SITE_URL);
	await b.sync(SITE_URL);
	for (const changes of [a, b]) {
		expect(pages.map((page) => changes.isOutdated(page))).toEqual([true, true]);
	}
	time += 2_000;
	expect(b.isSynced()).toBe(false);
});

test('a cache that fails is no error', async () => {
	const without = createCatalogueChanges(now, () => Promise.reject(new Error('no cache')));
	await expect(without.sync(SITE_URL)).resolves.toBeUndefined();
	entries.set(`${SITE_URL}/catalogue-changes`, new Response('<html>'));
	await expect(isolate().sync(SITE_URL)).resolves.toBeUndefined();
});

test('a bulk edit counts as a change of everything, and fills no memory', async () => {
	const changes = isolate();
	const other = read('Product/9999');
	time += 1;
	changes.record(Array.from({ length: 501 }, (_, id) => `Product/${id}`));
	expect(changes.isOutdated(other)).toBe(true);
	await changes.sync(SITE_URL);
	expect(await entries.get(`${SITE_URL}/catalogue-changes`)?.json()).toEqual({ Shop: time });
});

test('products and collections are found by their ids, more than 400 count as all', () => {
	const data = {
		collection: { id: 'gid://shopify/Collection/5', note: 'gid://shopify/Product/6 in a text' },
		nodes: [null, { id: 'gid://shopify/Product/7', image: { id: 'gid://shopify/ImageSource/8' } }],
	};
	expect(subjectsIn(data)).toEqual(['Collection/5', 'Product/7']);
	const many = Array.from({ length: 401 }, (_, id) => `gid://shopify/Product/${id}`);
	const changes = isolate();
	const page = combine([{ readAt: time - 5, subjects: subjectsIn(many) }], time);
	expect(page.readAt).toBe(time - 5);
	time += 1;
	changes.record(['Collection/77']);
	expect(changes.isOutdated(page)).toBe(true);
});
