import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProductMain } from './product-main';
import type { MainView } from './product-view';

vi.mock('@remix-run/react', async (original) => ({
	...(await original<object>()),
	useLocation: () => ({ pathname: '/en/products/poster', search: '' }),
	useNavigation: () => ({}),
	useNavigationType: () => 'POP',
}));

const product: MainView = {
	id: '1',
	handle: 'poster',
	title: 'Poster',
	giftCard: true,
	variant: {
		id: '2',
		available: true,
		price: { amount: '29.0', currencyCode: 'EUR' },
		vatIncluded: true,
		stock: { kind: 'available' },
		shipped: true,
		plans: [],
		planRequired: false,
	},
	reduced: false,
	options: [],
	siblings: [],
	gallery: [],
	media: [],
	delivery: [],
};

const main = (view: MainView) =>
	renderToString(
		<ProductMain
			product={view}
			heading={view.title}
			action=""
			terms={{ notes: [], payments: [] }}
		/>,
	);

test('shows stars where there are reviews', () => {
	const rating = { value: '4.5', best: '5.0', count: 12 };
	expect(main({ ...product, rating })).toMatch(/★ <\/span>rating\.stars/);
	expect(main(product)).not.toContain('★');
});
