import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { OrderView } from './account-view';
import { OrderDetailsPage } from './order-details-page';

vi.mock('@remix-run/react', async (original) => ({
	...(await original<object>()),
	Link: 'a',
	useLocation: () => ({ pathname: '/account/orders/1', key: 'default' }),
}));

const money = { amount: '349.0', currencyCode: 'EUR' } as const;

const order: OrderView = {
	id: '1',
	name: '#1001',
	date: '26. November 2026',
	processedAt: '2026-11-26T10:00:00Z',
	status: 'UNFULFILLED',
	edited: false,
	statusUrl: 'https://shop.example/orders/1',
	trackingLinks: [],
	shipping: money,
	total: money,
	taxIncluded: true,
	lines: [],
};

test('the link for a withdrawal states its period, beside old orders too', () => {
	const html = renderToString(<OrderDetailsPage order={order} seller={[]} reorder={null} />);
	expect(html).toMatch(/>order\.withdraw<\/a><span[^>]*>order\.withdrawal<\/span>/);
});

test('parcels link to their carrier, where it has a page for them', () => {
	const url = 'https://carrier.example/1';
	const trackingLinks = [{ name: 'DHL 1', url }, { name: 'DHL 2' }];
	const html = renderToString(
		<OrderDetailsPage order={{ ...order, trackingLinks }} seller={[]} reorder={null} />,
	);
	expect(html).toMatch(new RegExp(`<a [^>]*href="${url}"[^>]*>DHL 1</a><span[^>]*>DHL 2</span>`));
	expect(html).toMatch(new RegExp(`<a [^>]*href="${order.statusUrl}"[^>]*>order.status</a>`));
});

test('a discount on the order is subtracted from the sum of the lines', () => {
	const discount = { amount: '34.9', currencyCode: 'EUR' } as const;
	const html = renderToString(
		<OrderDetailsPage order={{ ...order, subtotal: money, discount }} seller={[]} reorder={null} />,
	);
	expect(html).toMatch(/order\.subtotal.*order\.discount.*−(<!-- -->)?34,90.*order\.shipping/);
});
