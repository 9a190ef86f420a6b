import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';
import { english as words } from './words';

/** Germany, oak, 60 × 40 cm; the Alps in oak with one in stock. */
const PLENTY = variantIds.plenty;
const LAST_ONE = variantIds.lastOne;

const drawer = (page: Page) => page.getByRole('dialog', { name: words.yourCart });
const cartButton = (page: Page) => page.getByRole('button', { name: words.cart, exact: true });
const lines = (page: Page) => drawer(page).getByRole('article');
/** The stored cart; the number in its key is its version. */
const mirrored = (page: Page) =>
	page.evaluate(() => {
		const key = Object.keys(localStorage).find((name) => /^cart\.\d+$/.test(name));
		return key ? JSON.parse(localStorage.getItem(key) ?? 'null') : null;
	});

async function add(page: Page, variantId: string): Promise<void> {
	await page.goto(`/en/products/aerolume?variant=${variantId}`);
	await page.getByRole('button', { name: words.add }).click();
	await expect(drawer(page).getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
}

test('each response replaces the stored cart, which the header shows until one private request', async ({
	page,
}) => {
	await add(page, PLENTY);
	const responded = page.waitForResponse((response) => response.url().endsWith('/en/api/cart'));
	await lines(page).getByRole('button', { name: words.increase }).click();
	const { cart } = await (await responded).json();
	expect(cart.totalQuantity).toBe(2);
	await expect.poll(() => mirrored(page)).toEqual(cart);

	const session = await holdRequests(page, '**/api/session');
	await page.goto('/en/products/frame-oak');
	await expect(cartButton(page)).toHaveText('2');
	await expect.poll(session.count).toBe(1);
	await page.evaluate(() => localStorage.clear());
	expect(await mirrored(page)).toBeNull();
	session.release();
	await expect.poll(async () => (await mirrored(page))?.lines.length).toBe(1);
	await expect(cartButton(page)).toHaveText('2');
	expect(session.count()).toBe(1);
});

test('a change is shown at once, the response corrects it, and a removed line disappears at once', async ({
	page,
}) => {
	await add(page, LAST_ONE);
	const change = await holdRequests(page, '**/api/cart');
	await lines(page).getByRole('button', { name: words.increase }).click();
	await expect(lines(page).getByRole('spinbutton')).toHaveValue('2');
	await expect.poll(change.count).toBe(1);
	change.release();
	await expect(drawer(page)).toContainText('That’s all we have in stock');
	await expect(lines(page).getByRole('spinbutton')).toHaveValue('1');

	await page.unroute('**/api/cart');
	const removal = await holdRequests(page, '**/api/cart');
	await lines(page).getByRole('button', { name: words.remove }).click();
	await expect(lines(page)).toHaveCount(0);
	await expect.poll(removal.count).toBe(1);
	removal.release();
	await expect(drawer(page)).toContainText(words.empty);
});

test('the drawer of a large cart shows its first lines, pictures without alternative text as product images, and a link to the rest', async ({
	page,
}) => {
	await add(page, PLENTY);
	await page.route('**/api/session', async (route) => {
		const response = await route.fetch();
		const json = await response.json();
		const [line] = json.cart.lines;
		json.cart.lines = Array.from({ length: 250 }, (_, index) => ({
			...line,
			id: `${line.id}${index}`,
			image: { ...line.image, altText: null },
		}));
		await route.fulfill({ response, json });
	});
	await page.goto('/en/faq');
	await expect(cartButton(page)).toHaveText('250');
	await cartButton(page).click();
	await expect(lines(page)).toHaveCount(20);
	// The one by day: the other is for dark mode.
	const picture = lines(page).first().getByAltText('Product image', { exact: true });
	await expect(picture.filter({ visible: true })).toHaveCount(1);
	await expect(drawer(page)).toContainText('and 230 more items');
	await expect(drawer(page).getByRole('link', { name: 'View full cart' })).toHaveAttribute(
		'href',
		'/en/cart',
	);
});
