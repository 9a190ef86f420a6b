import type { AnchorHTMLAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CartLine } from './cart-line';
import { MAX_LINE_QUANTITY } from './cart-rules';

vi.mock('@remix-run/react', async (original) => ({
	...(await original<object>()),
	Link: ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
		<a href={to} {...rest} />
	),
	useLocation: () => ({ pathname: '/cart' }),
}));

vi.mock('~/ui/labels', () => ({ useUiLabels: () => ({}) }));

const EUR = { amount: '34.0', currencyCode: 'EUR' };

const lineOf = (quantity: number) =>
	renderToString(
		<CartLine
			line={{
				id: '1',
				quantity,
				total: EUR,
				price: EUR,
				variantId: '2',
				availableForSale: true,
				productHandle: 'poster',
				productTitle: 'Poster',
				options: [],
				unsaved: false,
			}}
			notices={[]}
			responses={0}
			vatIncluded
		/>,
	);

test('a line at the limit says so, as the description of its quantity', () => {
	const [, described] = /aria-describedby="([^"]+)"/.exec(lineOf(MAX_LINE_QUANTITY)) ?? [];
	expect(lineOf(MAX_LINE_QUANTITY)).toContain(`<p id="${described}"`);
	expect(lineOf(MAX_LINE_QUANTITY - 1)).not.toContain('aria-describedby');
});
