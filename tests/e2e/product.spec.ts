import { expect, test } from '../setup/fixtures';
import { english, german } from './words';

for (const words of [german, english]) {
	test.describe(`in ${words.locale}`, () => {
		test.use({ locale: words.locale });
		const soldOut = words === german ? 'Ausverkauft' : 'Sold out';

		test('a sold-out variant says so and cannot be added, and another can be chosen', async ({
			page,
		}) => {
			await page.goto(`${words.prefix}/products/aerolume?variant=44000000000006`);
			await expect(page.getByRole('button', { name: soldOut })).toBeDisabled();
			await page.getByRole('link', { name: words.black, exact: true }).click();
			await expect(page.getByRole('button', { name: words.add })).toBeEnabled();
			await expect(page).toHaveURL(/variant=44000000000004$/);
		});

		test.describe('without JavaScript', () => {
			test.use({ javaScriptEnabled: false });

			test('the address decides the variant, and the page shows it', async ({ page }) => {
				await page.goto(`${words.prefix}/products/aerolume?variant=44000000000009`);
				await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
				for (const name of [words.alps, words.black]) {
					await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
						'aria-current',
						'true',
					);
				}
				await page.goto(`${words.prefix}/products/aerolume?variant=44000000000006`);
				await expect(page.getByRole('button', { name: soldOut })).toBeDisabled();
			});
		});
	});
}

test('a gift card is chosen by its amount and bought like anything else', async ({ page }) => {
	await page.goto('/en/products/gift-card');
	await page.getByRole('link', { name: /100/ }).click();
	await expect(page).toHaveURL(/variant=\d+$/);
	await page.getByRole('button', { name: english.add }).click();
	const line = page.getByRole('dialog', { name: english.yourCart }).getByRole('article');
	await expect(line).toContainText('$100');
});
