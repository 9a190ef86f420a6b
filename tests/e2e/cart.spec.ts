import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { english as words } from './words';

const MAP = '/en/products/aerolume';
/** Germany in oak, in two sizes. */
const SMALL = variantIds.plenty;
const LARGE = variantIds.large;

const drawer = (page: Page) => page.getByRole('dialog', { name: words.yourCart });
const cartButton = (page: Page) => page.getByRole('button', { name: words.cart, exact: true });
const lines = (page: Page) => drawer(page).getByRole('article');

async function add(page: Page, variantId: string): Promise<void> {
	await page.goto(`${MAP}?variant=${variantId}`);
	await page.getByRole('button', { name: words.add }).click();
	await expect(drawer(page).getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
}

test('the drawer goes from an empty cart to one with lines, limits and codes', async ({ page }) => {
	const checkout = drawer(page).getByRole('link', { name: words.checkout, exact: true });
	await test.step('it shows the empty cart, then lines, the note on taxes and the checkout button', async () => {
		await page.goto('/en/products/wall-mount-kit');
		await cartButton(page).click();
		await expect(drawer(page)).toContainText('Your cart is empty');
		await expect(checkout).toHaveCount(0);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: words.add }).click();
		await expect(lines(page)).toBeVisible();
		// Its only option is named Title.
		await expect(lines(page)).not.toContainText('Default Title');
		await lines(page).getByRole('button', { name: words.remove }).click();
		await expect(drawer(page)).toContainText('Your cart is empty');
		await add(page, SMALL);
		const line = lines(page);
		await expect(line.getByRole('link', { name: 'Aerolume' })).toHaveAttribute(
			'href',
			`/en/aerolume?variant=${SMALL}`,
		);
		await expect(line).toContainText('Germany, Oak, 24 × 16 in (60 × 40 cm)');
		const taxes = drawer(page).getByRole('link', { name: 'Taxes & shipping' });
		await expect(taxes).toHaveText('Taxes & shipping calculated at checkout');
		expect((await taxes.boundingBox())?.height).toBeGreaterThanOrEqual(24);
		await expect(checkout).toHaveAttribute('href', /\/cart\/c\/\w+\?key=/);
		const stored = await page.evaluate(() => ({ ...localStorage }));
		expect(Object.keys(stored)).toEqual(['cart.3']);
		expect(stored['cart.3']).not.toContain('gid://shopify/Cart/');
	});
	await test.step('an unknown code stays in its field, with an error beside it', async () => {
		await drawer(page).getByText(words.openCode).click();
		const field = drawer(page).getByLabel(words.discountCode, { exact: true });
		await field.fill('NOPE');
		await field.press('Enter');
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toHaveValue('NOPE');
		const message = drawer(page)
			.getByText('We don’t recognize this discount code or gift card.')
			.first();
		await expect(message).toBeVisible();
		await expect(drawer(page).getByRole('button', { name: /NOPE/ })).toHaveCount(0);
		const listed = drawer(page).getByText('NOPE doesn’t apply to this cart');
		await expect(listed).toHaveCount(0);
		await drawer(page).getByText(words.openCode).click();
		await lines(page).getByRole('button', { name: words.increase }).click();
		await expect(message).toHaveCount(0);
		await expect(listed).toBeVisible();
		await expect(field).toBeHidden();
		await drawer(page).getByText(words.openCode).click();
		await field.fill('willkommen10');
		await field.press('Enter');
		await expect(drawer(page)).toContainText(/willkommen10/i);
		await expect(drawer(page)).toContainText('−$75.80');
		await expect(listed).toHaveCount(0);
		await expect(field).toBeHidden();
	});
	await test.step('the badge counts articles, and removing a line moves the focus to the next', async () => {
		await page.keyboard.press('Escape');
		await expect(cartButton(page)).toHaveText('2');
		await add(page, LARGE);
		await page.keyboard.press('Escape');
		await expect(cartButton(page)).toHaveText('3');
		await expect(page.getByText('3 items', { exact: true })).toBeAttached();
		await cartButton(page).click();
		await lines(page).first().getByRole('button', { name: words.remove }).click();
		await expect(lines(page)).toHaveCount(1);
		await expect(lines(page).getByRole('link', { name: 'Aerolume' })).toBeFocused();
	});
	await test.step('a quantity is a whole number, limited to 10, and 0 removes the line', async () => {
		const quantity = lines(page).getByRole('spinbutton');
		await quantity.fill('3.5');
		await quantity.press('Enter');
		// The browser shows why it does not submit.
		await expect(quantity).toHaveValue('3.5');
		expect(await quantity.evaluate((field: HTMLInputElement) => field.validity.stepMismatch)).toBe(
			true,
		);
		await quantity.blur();
		await expect(quantity).toHaveValue('2');
		await quantity.fill('99');
		await quantity.press('Enter');
		await expect(quantity).toHaveValue('10');
		await expect(quantity).toHaveAccessibleDescription('Limit 10 per order');
		await quantity.fill('0');
		await quantity.press('Enter');
		await expect(drawer(page)).toContainText('Your cart is empty');
	});
});

test('a notice of the drawer is not announced again after another page, and the cart page shows it', async ({
	page,
}) => {
	await page.goto(`${MAP}?variant=${variantIds.lastOne}`);
	const add = page.getByRole('button', { name: words.add });
	const added = drawer(page).getByText('Added: Aerolume');
	const warning = 'That’s all we have in stock';
	await add.click();
	await expect(added).toBeVisible();
	await lines(page).getByRole('button', { name: words.increase }).click();
	await expect(drawer(page)).toContainText(warning);
	await drawer(page).getByRole('link', { name: words.wholeCart }).click();
	await expect(page).toHaveURL('/en/cart');
	await expect(page.getByRole('main')).toContainText(warning);

	await page.getByRole('main').getByRole('article').getByRole('link').first().click();
	// The URL changes before the page, and the page closes the drawer.
	await expect(page.getByRole('heading', { level: 1, name: 'Aerolume' })).toBeVisible();
	await cartButton(page).click();
	await expect(lines(page)).toBeVisible();
	await expect(drawer(page)).not.toContainText(warning);

	await lines(page).getByRole('button', { name: words.remove }).click();
	await page.keyboard.press('Escape');
	await add.click();
	await expect(added).toBeVisible();
	await lines(page).getByRole('link', { name: 'Aerolume' }).click();
	await expect(drawer(page)).toBeHidden();
	await cartButton(page).click();
	await expect(lines(page)).toBeVisible();
	await expect(added).toHaveCount(0);
});

test('quick changes of a quantity result in the last one, and the checkout waits until it is saved', async ({
	page,
	demo,
}) => {
	await add(page, SMALL);
	await demo.faults({ operation: 'CartLinesUpdate', kind: 'latency', delayMs: 400 });
	const more = lines(page).getByRole('button', { name: words.increase });
	for (let click = 0; click < 5; click++) await more.click();
	await expect(lines(page).getByRole('spinbutton')).toHaveValue('6');
	await expect(drawer(page)).toContainText('$2,274');
	await page.reload();
	await cartButton(page).click();
	await expect(lines(page).getByRole('spinbutton')).toHaveValue('6');
	const sent = (await demo.requests()).filter(({ operation }) => operation === 'CartLinesUpdate');
	expect(sent.length).toBeLessThan(5);

	await lines(page).getByRole('spinbutton').fill('3');
	await drawer(page).getByRole('link', { name: words.checkout, exact: true }).click();
	await expect(page).toHaveURL(/\/cart\/c\//);
	await expect(page.getByText('Quantity 3')).toBeVisible();
});

test('the checkout first sends what is typed into the forms of the cart page, and stays where a code is refused', async ({
	page,
}) => {
	await add(page, SMALL);
	await page.goto('/en/cart');
	const main = page.getByRole('main');
	const checkout = main.getByRole('link', { name: words.checkout, exact: true });
	await main.getByText('A gift? Add a message and date').click();
	await main.getByLabel('Message').fill('Happy landings');
	await main.getByText(words.openCode).click();
	const code = main.getByLabel(words.discountCode, { exact: true });
	await code.fill('NOPE');
	await checkout.click();
	await expect(code).toHaveAttribute('aria-invalid', 'true');
	await expect(page).toHaveURL(/\/en\/cart$/);
	await code.fill('WILLKOMMEN10');
	await checkout.click();
	await expect(page).toHaveURL(/\/cart\/c\//);
	await expect(page.getByRole('definition').filter({ hasText: '−$37.90' })).toBeVisible();
	await page.goto('/en/cart');
	await expect(main.getByText('Happy landings').first()).toBeVisible();
});

test('two tabs add to one cart at the same time, and what one removes disappears in the other', async ({
	page,
	context,
	demo,
}) => {
	const other = await context.newPage();
	await page.goto(`${MAP}?variant=${SMALL}`);
	await other.goto(`${MAP}?variant=${LARGE}`);
	await Promise.all(
		[page, other].map((tab) => tab.getByRole('button', { name: words.add }).click()),
	);
	await expect(page.getByText('2 items', { exact: true })).toBeAttached();
	await expect(other.getByText('2 items', { exact: true })).toBeAttached();
	const created = (await demo.requests()).filter(({ operation }) => operation === 'CartCreate');
	expect(created).toHaveLength(1);
	await lines(page).first().getByRole('button', { name: words.remove }).click();
	await expect(lines(page)).toHaveCount(1);
	await expect(lines(other)).toHaveCount(1);
	await other.keyboard.press('Escape');
	await expect(cartButton(other)).toHaveText('1');
});

test('nothing is lost when the drawer’s code fails to load, a response is invalid, or the visitor goes back', async ({
	page,
	failures,
}) => {
	failures.allow(/cart-drawer/, /ERR_FAILED/, /403/);
	await page.route('**/cart-drawer*', (route) => route.abort());
	await page.goto(`${MAP}?variant=${SMALL}`);
	await page.getByRole('button', { name: words.add }).click();
	await expect(page).toHaveURL(/\/en\/cart$/);
	const line = page.getByRole('main').getByRole('article');
	await expect(line).toContainText('60 × 40 cm');

	await page.unroute('**/cart-drawer*');
	await page.goto('/en/faq');
	await cartButton(page).click();
	await expect(lines(page)).toBeVisible();
	await page.route('**/api/cart', (route) =>
		route.fulfill({ status: 403, json: { error: 'Refused' } }),
	);
	await lines(page).getByRole('button', { name: words.increase }).click();
	await expect(
		drawer(page).getByRole('status').filter({ hasText: 'couldn’t save that' }),
	).toBeVisible();
	await expect(lines(page).getByRole('spinbutton')).toHaveValue('1');
	await page.unroute('**/api/cart');

	await page.goto('/en/cart');
	const saved = page.waitForResponse('**/api/cart');
	await page.getByRole('button', { name: words.remove }).click();
	await expect(page.getByText(words.empty)).toBeVisible();
	await saved;
	await page.goto('/en/faq');
	await page.goBack();
	await expect(page.getByText(words.empty)).toBeVisible();
	await expect(cartButton(page)).not.toContainText('1');
});
