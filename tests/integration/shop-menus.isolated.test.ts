import { beforeEach, expect, test, vi } from 'vitest';
import { loadShopMenus } from '../../app/features/shell/shop-menus.server';
import { loader } from '../../app/routes/layout';
import { useLog } from './log';
import { useTestShop } from './shop';

const menus = vi.hoisted(() => ({ header: '', footer: '' }));

vi.mock('~/site', async (original) => ({ ...(await original<object>()), menus }));

/** The isolate caches responses: tests of failures use a menu that no other test loads. */
const shop = useTestShop();
const log = useLog();

beforeEach(() => {
	Object.assign(menus, { header: 'main-menu', footer: 'footer' });
});

const load = (path = '/en') =>
	shop.visitor().visit(path, async ({ context }) => ({
		menus: await loadShopMenus(context),
		isCacheable: context.isCacheable,
	}));

test('the layout loads the platform’s menus, with links to this shop’s own pages', async () => {
	const loaded = await shop
		.visitor()
		.visit('/en', ({ request, context }) => loader({ request, context, params: { locale: 'en' } }));
	expect(loaded).toEqual({
		header: [
			{ title: 'Home', href: '/', children: [] },
			{ title: 'The map', href: '/aerolume', children: [] },
			{
				title: 'Collections',
				href: '/collections',
				children: [
					{ title: 'Maps', href: '/collections/maps' },
					{ title: 'Frames', href: '/collections/frames' },
				],
			},
		],
		footer: {
			title: 'Footer menu',
			entries: [
				{ title: 'Search', href: '/search', children: [] },
				{ title: 'Privacy policy', href: '/legal/privacy', children: [] },
				{ title: 'Right of withdrawal', href: '/legal/revocation', children: [] },
				{ title: 'Shipping', href: '/legal/shipping', children: [] },
				{ title: 'Terms of service', href: '/legal/terms', children: [] },
				{ title: 'Contact', href: '/contact', children: [] },
				{
					title: 'Source of the reports',
					href: 'https://aviationweather.gov/',
					children: [],
				},
			],
		},
	});
});

test('titles are in the page’s language', async () => {
	const { menus: german } = await load('/');
	expect(german?.header?.[1]).toMatchObject({ title: 'Die Karte' });
});

test('without handles nothing is asked for', async () => {
	Object.assign(menus, { header: '', footer: '' });
	expect(await load()).toEqual({ menus: null, isCacheable: true });
	expect(await shop.requests()).toEqual([]);
});

test('one menu alone is asked for, and an unknown handle is reported', async () => {
	Object.assign(menus, { header: 'no-such-menu', footer: '' });
	expect(await load()).toEqual({ menus: {}, isCacheable: true });
	expect(log).toContainEqual(
		expect.objectContaining({ message: 'menu not found', handles: ['no-such-menu'] }),
	);
});

test('without a response the page has its own navigation and is not cached', async () => {
	menus.footer = '';
	await shop.faults([{ operation: 'Menus', kind: 'http503' }]);
	expect(await load()).toEqual({ menus: null, isCacheable: false });
	expect(log).toContainEqual(expect.objectContaining({ message: 'menus not loaded' }));
});

test('a menu that the token may not read is no reason to fail', async () => {
	menus.header = '';
	await shop.faults([
		{ operation: 'Menus', kind: 'partial', path: 'footer', code: 'ACCESS_DENIED' },
	]);
	expect(await load()).toEqual({ menus: null, isCacheable: false });
});
