import { violations } from '../setup/accessibility';
import { changeName, keepAddress, logIn } from '../setup/customer-steps';
import { expect, test } from '../setup/fixtures';
import { english, german } from './account-words';

const words = german;

test('a customer edits profile and addresses, agrees to marketing e-mails, and leaves a dialog while it opens', async ({
	page,
}) => {
	const { addresses, fields, profile, notifications, news, prefix } = words;
	const visitor = { page, words, javaScriptEnabled: true };
	await logIn(visitor);
	await page.getByRole('link', { name: profile.edit }).click();
	const phone = page.getByRole('textbox', { name: fields.phone });
	await phone.fill('call me');
	await page.getByRole('button', { name: words.save }).click();
	const problems = page.getByRole('group', { name: profile.noPhone });
	await expect(problems).toBeFocused();
	await problems.getByRole('link').click();
	await expect(phone).toBeFocused();
	expect(await violations(page, 'main')).toEqual([]);
	await phone.fill('+49 40 123456');
	await page.getByRole('button', { name: words.save }).click();
	await expect(page.getByText(profile.saved)).toBeVisible();
	await expect(page.getByText('+4940123456')).toBeVisible();
	await changeName(visitor);
	await keepAddress(visitor);

	const pages = page.getByRole('navigation', { name: words.accountPages, exact: true });
	await pages.getByRole('link', { name: notifications, exact: true }).click();
	await page.getByLabel(news).check();
	await page.getByRole('button', { name: words.save }).click();
	await expect(page).toHaveURL(`${prefix}/account/notifications?saved`);
	await expect(page.getByLabel(news)).toBeChecked();

	// On a phone the account's links stand in two columns.
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	await page.setViewportSize({ width: 360, height: 740 });
	const boxes = await pages
		.locator('a, button')
		.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
	expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
	expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(44);
	await page.setViewportSize({ width, height });

	// A dialog that is closed during its opening animation, in a busy browser.
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto(`${prefix}/account`);
	await page.evaluate(() =>
		document.styleSheets[0]?.insertRule('[data-enter] { transition-duration: 3s !important }'),
	);
	const remove = page.getByRole('link', { name: RegExp(`^${addresses.remove}: .*Avionik`) });
	const dialog = page.getByRole('dialog', { name: addresses.ask });
	await remove.click();
	await page.waitForFunction(
		() => document.querySelector('[role="dialog"] [data-enter]')?.getAnimations().length,
	);
	// Animation frames run before the page has rendered.
	await page.evaluate(() => {
		window.requestAnimationFrame = (work) => {
			work(performance.now());
			return 0;
		};
	});
	await dialog.getByRole('button', { name: addresses.keep }).press('Enter');
	await expect(dialog).toHaveCount(0);
	await expect(remove).toBeFocused();
	await page.getByRole('link', { name: profile.edit }).click();
	await expect(phone).toBeVisible();
});

test('removing a product from the wishlist is announced, and moves the focus on', async ({
	page,
	context,
	baseURL,
}) => {
	const { prefix, wishlist } = words;
	const list = '8000000000012.8000000000013';
	await context.addCookies([{ name: 'wishlist', value: list, url: baseURL ?? '' }]);
	const removed = page.getByRole('link', { name: new RegExp(`^${wishlist.germany}`) });
	const next = page.getByRole('link', { name: new RegExp(`^${wishlist.alps}`) });
	await page.goto(`${prefix}/wishlist`);
	await expect(next).toBeVisible();
	expect(await violations(page, 'main')).toEqual([]);
	await page.getByRole('button', { name: wishlist.remove(wishlist.germany) }).click();
	await expect(removed).toHaveCount(0);
	await expect(page.getByRole('status').filter({ hasText: wishlist.oneLeft })).toBeAttached();
	await expect(next).toBeFocused();
	await page.getByRole('button', { name: wishlist.remove(wishlist.alps) }).click();
	await expect(page.getByRole('heading', { name: wishlist.empty })).toBeFocused();
});

test('an order is opened, printed as an invoice, and reordered as far as it is for sale', async ({
	page,
	demo,
}) => {
	await logIn({ page, words: english, javaScriptEnabled: true });
	await page.getByRole('link', { name: 'Order #1002' }).click();
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Order #1002');
	await expect(main).toContainText('€107.90');

	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Order again' })).toBeHidden();
	await expect(main).toContainText('Kartenwerk GmbH');
	await page.emulateMedia({ media: 'screen' });
	await expect(page.getByText('Kartenwerk GmbH')).toBeHidden();

	// In the language of the page, though it was ordered in German.
	const line = main.getByRole('link', { name: 'Oak frame' });
	const sold = new URL((await line.getAttribute('href')) ?? '', page.url());
	await demo.setStock(Number(sold.searchParams.get('variant')), 0);
	await page.getByRole('button', { name: 'Order again' }).click();
	await expect(page.getByText('Not available right now:')).toBeVisible();
	await expect(page.getByText('1 item is in your cart.')).toBeVisible();
	await expect(page.getByRole('banner').getByRole('button', { name: 'Cart' })).toHaveText('1');
});

test('a pressed wishlist button is saved, even if the page is left at once, and announces that it removes or saves the product when pressed again', async ({
	page,
	demo,
}) => {
	const visitor = { page, words: english, javaScriptEnabled: true };
	await logIn(visitor);
	await page.goto('/en/collections/posters');
	const heart = page.getByRole('button', { name: 'Save Germany print' });
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	// The response arrives after the page was left.
	await demo.faults({ operation: 'CustomerUpdate', kind: 'latency', delayMs: 1_500 });
	const sent = page.waitForRequest('**/en/api/wishlist');
	await heart.click();
	await sent;
	// A page without requests.
	await page.goto('/robots.txt');
	const cookies = await page.context().cookies();
	expect(cookies.find(({ name }) => name === 'wishlist')?.value).toMatch(/^(c\.)?\d+$/);
	const operations = async () => (await demo.requests()).map(({ operation }) => operation);
	await expect.poll(operations).toContain('CustomerUpdate');
	await page.goto('/en/wishlist');
	const saved = page.getByRole('main').getByRole('link', { name: /^Germany print/ });
	await expect(saved).toBeVisible();
	await page.goto('/en/collections/posters');
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await demo.faults();
	await heart.click();
	await expect(page.getByText('Removed from your wishlist.')).toBeAttached();
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await test.step('two tabs do not overwrite each other’s change', async () => {
		const other = await page.context().newPage();
		await other.goto('/en/collections/posters');
		await demo.faults({ operation: 'CustomerUpdate', kind: 'latency', delayMs: 800 });
		await heart.click();
		await other.getByRole('button', { name: 'Save Alps print' }).click();
		await expect(page.getByText('Saved to your wishlist.')).toBeAttached();
		await expect(other.getByText('Saved to your wishlist.')).toBeAttached();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
		await page.goto('/en/wishlist');
		for (const name of [/^Germany print/, /^Alps print/]) {
			await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
		}
	});
});

test('a state of the USA is chosen from a list, which follows the country', async ({ page }) => {
	await logIn({ page, words, javaScriptEnabled: true }, '/account/addresses/new');
	const { fields } = words;
	const country = page.getByLabel(fields.country, { exact: true });
	const typed = page.getByRole('textbox', { name: fields.state });
	const listed = page.getByRole('combobox', { name: fields.state });
	await typed.fill('new york');
	await country.selectOption('US');
	await expect(listed).toHaveValue('New York');
	await country.selectOption('CA');
	await expect(listed).toHaveValue('');
	await listed.selectOption('Ontario');
	await country.selectOption('DE');
	await expect(typed).toHaveValue('');
	await country.selectOption('US');
	await page.getByLabel(fields.street).fill('1 Airport Road');
	await page.getByLabel(fields.zip).fill('10001');
	await page.getByLabel(fields.city).fill('New York');
	await page.getByRole('button', { name: words.save }).click();
	await page
		.getByRole('group')
		.getByRole('link', { name: RegExp(`^${fields.state}`) })
		.click();
	await expect(listed).toBeFocused();
	await listed.selectOption('New York');
	expect(await violations(page, 'main')).toEqual([]);
	await page.getByRole('button', { name: words.save }).click();
	await expect(page.getByText('New York NY 10001')).toBeVisible();
});
