import type { AnchorHTMLAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Footer } from './footer';
import { Header } from './header';
import type { ShopMenus } from './shop-menus';

const layout = vi.hoisted(() => ({ data: null as ShopMenus | null }));

vi.mock('@remix-run/react', async (original) => ({
	...(await original<object>()),
	Link: ({
		to,
		prefetch: _prefetch,
		...rest
	}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; prefetch?: string }) => (
		<a href={to} {...rest} />
	),
	useLocation: () => ({ pathname: '/en/search', key: 'default' }),
	useRouteLoaderData: () => layout.data,
}));

beforeEach(() => {
	layout.data = null;
});

const header = () => renderToString(<Header actions={null} />).split('</nav>')[0] ?? '';
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('the header shows the platform’s menu, with groups that open without JavaScript', () => {
	layout.data = {
		header: [
			{ title: 'Find', href: '/search', children: [] },
			{ title: 'Goods', href: '/collections', children: [{ title: 'Maps', href: '/maps' }] },
			{ title: 'Elsewhere', href: 'https://example.com/', children: [] },
		],
	};
	const html = header();
	expect(hrefs(html)).toEqual([
		'/en',
		'/en/search',
		'/en/collections',
		'/en/maps',
		'https://example.com/',
	]);
	expect(html).toMatch(/<details[^>]*>\s*<summary[^>]*>Goods/);
	expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Find/);
});

test.each([null, { header: [] }])(
	'with the menus %j the header has the shop’s own navigation',
	(menus) => {
		layout.data = menus;
		expect(hrefs(header())).toEqual(expect.arrayContaining(['/en/collections', '/en/connect']));
	},
);

test('the footer shows the platform’s menu first; cookie settings and legal pages stay', () => {
	const own = hrefs(renderToString(<Footer dialogHandlers={undefined} />));
	expect(own).toContain('/en/wishlist');
	layout.data = {
		footer: {
			title: 'Footer menu',
			entries: [{ title: 'Find', href: '/search', children: [{ title: 'Maps', href: '/maps' }] }],
		},
	};
	const html = renderToString(<Footer dialogHandlers={undefined} />);
	expect(html).toContain('>Footer menu</h2>');
	const shown = hrefs(html);
	expect(shown.slice(0, 2)).toEqual(['/en/search', '/en/maps']);
	expect(shown).not.toContain('/en/wishlist');
	for (const path of ['/en/legal/imprint', '/en/legal/privacy', '/en/legal/revocation/declare']) {
		expect(shown).toContain(path);
	}
});
