import { beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { refusedError, requestError } from '~/shopify/errors';
import type { OrderLineView } from './account-view';
import { reorder } from './reorder.server';

const addLines = vi.hoisted(() => vi.fn());
vi.mock('~/features/cart/cart-lines.server', () => ({ addLines }));
vi.mock('~/features/cart/cart-view.server', () => ({ toCartView: (cart: unknown) => cart }));

beforeEach(() => addLines.mockReset());

const refused = refusedError({ message: 'The merchandise does not exist.' });
const unavailable = requestError(3, 'time-out');

const lines = ['Map', 'Frame', 'Cable'].map((title, index) => ({
	title,
	quantity: 1,
	variantId: `4400000000000${index}`,
	forSale: true,
})) as OrderLineView[];

const again = (ordered = lines) => reorder({ locale: 'en' } as AppContext, ordered);

test('if the platform refuses all lines, they are added one by one', async () => {
	addLines.mockRejectedValueOnce(refused);
	addLines.mockResolvedValueOnce({ cart: 'with a map', warnings: [], notAdded: [] });
	addLines.mockRejectedValueOnce(refused);
	addLines.mockResolvedValueOnce({ cart: 'with map and cable', warnings: [], notAdded: [] });
	expect(await again()).toEqual({
		status: 200,
		added: 2,
		missing: ['Frame'],
		notices: [],
		cart: 'with map and cable',
	});
	expect(addLines.mock.calls.map(([, sent]) => sent.length)).toEqual([3, 1, 1, 1]);
});

test('a subscription is added as a one-time purchase, with a notice, even if another line with its title is refused', async () => {
	addLines.mockRejectedValueOnce(refused);
	addLines.mockResolvedValueOnce({ cart: 'with a map', warnings: [], notAdded: [] });
	addLines.mockRejectedValueOnce(refused);
	const subscriptions = lines
		.slice(0, 2)
		.map((line) => ({ ...line, title: 'Map', sellingPlan: 'Monthly' }));
	expect(await again(subscriptions)).toMatchObject({
		added: 1,
		missing: ['Map'],
		notices: [expect.stringContaining('one-time purchases')],
	});
});

test('a line that is sold out or has reached the limit does not count as added', async () => {
	const [map, frame] = lines;
	const warning = { code: 'MERCHANDISE_OUT_OF_STOCK', message: '', target: '' };
	addLines.mockResolvedValueOnce({ cart: 'full', warnings: [warning], notAdded: [map, frame] });
	expect(await again()).toMatchObject({ status: 200, added: 1, missing: [] });
});

test('what was added before an outage is shown, and the outage', async () => {
	addLines.mockRejectedValueOnce(refused);
	addLines.mockResolvedValueOnce({ cart: 'with a map', warnings: [], notAdded: [] });
	addLines.mockRejectedValueOnce(unavailable);
	expect(await again()).toEqual({
		status: 200,
		added: 1,
		missing: ['Frame', 'Cable'],
		notices: [expect.stringContaining('couldn’t save that')],
		cart: 'with a map',
	});
});

test('nothing was added where the platform is unavailable from the first line on', async () => {
	addLines.mockRejectedValueOnce(refused);
	addLines.mockRejectedValueOnce(unavailable);
	expect(await again()).toMatchObject({ status: 503, added: 0, missing: [] });
});
