import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';
import { english, german as words } from './words';

const siblings = { oak: 'Eiche', black: 'Schwarz' };

const texts = {
	once: /^Einmalig: 22\s€/,
	yearly: /^Jedes Jahr.*19,80/,
	line: 'Abo: Jedes Jahr, 10 % günstiger',
	price: '19,80',
};

test('a sold-out variant cannot be added, and a swatch links to the same product in another colour', async ({
	page,
}) => {
	await page.goto(`/products/aerolume?variant=${variantIds.soldOut}`);
	await expect(page.getByText('Ausverkauft', { exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: /^Benachrichtige mich/ })).toBeVisible();
	await expect(page.getByRole('button', { name: words.add })).toHaveCount(0);
	const black = page.getByRole('link', { name: words.black, exact: true });
	await black.click();
	await expect(page.getByRole('button', { name: words.add })).toBeEnabled();
	await expect(page).toHaveURL(new RegExp(`variant=${variantIds.threeLeft}$`));
	await expect(black).toHaveAttribute('aria-current', 'true');

	await page.goto('/products/frame-oak');
	const swatch = (name: string) => page.getByRole('link', { name, exact: true });
	await expect(swatch(siblings.oak)).toHaveAttribute('aria-current', 'page');
	await swatch(siblings.black).click();
	await expect(page).toHaveURL(/\/products\/frame-black$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(/schwarz|black/i);
	await expect(swatch(siblings.black)).toHaveAttribute('aria-current', 'page');
	await expect(swatch(siblings.oak)).not.toHaveAttribute('aria-current');
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test('a chosen selling plan is shown in the cart with its price', async ({ page }) => {
			await page.goto('/products/cleaning-set');
			await expect(page.getByRole('radio', { name: texts.once })).toBeChecked();
			await page.getByRole('radio', { name: texts.yearly }).check();
			await page.getByRole('button', { name: words.add }).click();
			if (javaScriptEnabled) {
				const drawer = page.getByRole('dialog', { name: words.yourCart });
				await expect(drawer.getByRole('article').getByText(texts.line)).toBeVisible();
				await page.goto('/cart');
			}
			await expect(page).toHaveURL(/\/cart$/);
			const line = page.getByRole('main').getByRole('article');
			await expect(line.getByText(texts.line)).toBeVisible();
			await expect(line).toContainText(texts.price);
		});
	});
}

test('a gift card is chosen by its amount and bought like other products', async ({ page }) => {
	await page.goto('/en/products/gift-card');
	await page.getByRole('link', { name: '$100', exact: true }).click();
	await expect(page).toHaveURL(/variant=\d+$/);
	await page.getByRole('button', { name: english.add }).click();
	const line = page.getByRole('dialog', { name: english.yourCart }).getByRole('article');
	await expect(line).toContainText('$100');
});

test('a gift card is sent to somebody, and a wrong address is named before anything is added', async ({
	page,
}) => {
	await page.goto('/en/products/gift-card');
	const email = page.getByRole('textbox', { name: 'Recipient’s email' });
	await expect(email).toBeHidden();
	await page.getByRole('checkbox', { name: 'Send it to someone' }).check();
	// The fields hydrate after the page; until then the server alone checks them.
	await expect(page.locator('input[name="offset"]')).not.toHaveValue('');
	await email.fill('ada@');
	await page.getByRole('button', { name: english.add }).click();
	await expect(page.getByRole('group', { name: /valid email address/ })).toBeFocused();
	await page.getByRole('link', { name: /valid email address/ }).click();
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription(/valid email address/);
	const drawer = page.getByRole('dialog', { name: english.yourCart });
	await expect(drawer).toBeHidden();
	await email.fill('ada@example.com');
	await expect(email).toHaveAccessibleDescription('');
	await page.getByRole('button', { name: english.add }).click();
	await expect(drawer.getByRole('article')).toContainText('To: ada@example.com');
});

test('the buy panel stays beside the pictures on a wide window, at the bottom edge of a tablet and a phone, and in the page of a low window', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	await page.goto('/en/products/aerolume');
	const add = page.getByRole('button', { name: english.add });
	await expect(add).toBeInViewport({ ratio: 1 });
	// What the button covers at first is visible further down.
	const size = page.getByRole('link', { name: /^35 × 24 in/ });
	await page.mouse.move(200, 400);
	await page.mouse.wheel(0, 700);
	await expect
		.poll(async () => {
			const [above, below] = await Promise.all([size.boundingBox(), add.boundingBox()]);
			return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
		})
		.toBeGreaterThan(0);
	await page.setViewportSize({ width: 1280, height: 800 });
	const pictures = page.getByRole('link', { name: /\(enlarge\)$/ });
	for (const picture of [pictures.first(), pictures.nth(1), pictures.last()]) {
		await picture.scrollIntoViewIfNeeded();
		const [left, right] = await Promise.all([picture.boundingBox(), add.boundingBox()]);
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
		await expect(add).toBeInViewport({ ratio: 1 });
	}
	// Further down the button is at the bottom edge, for the pointer alone.
	const again = page.locator('[aria-hidden="true"] button[type="submit"]');
	await expect(again).not.toBeInViewport();
	const specifications = page.getByRole('heading', { name: 'Specifications' });
	await specifications.scrollIntoViewIfNeeded();
	await expect(add).not.toBeInViewport();
	await expect(again).toBeInViewport({ ratio: 1 });
	await again.click();
	await expect(page.getByRole('dialog', { name: english.yourCart })).toBeVisible();
	// On a tablet below the pictures, which are as wide as the window and no higher.
	const title = page.getByRole('heading', { level: 1 });
	for (const [width, height, least] of [
		[768, 1024, 700],
		[1000, 700, 650],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.reload();
		await expect(add).toBeInViewport({ ratio: 1 });
		const [picture, heading] = await Promise.all([
			pictures.first().boundingBox(),
			title.boundingBox(),
		]);
		expect(picture?.width).toBeGreaterThan(least);
		expect(picture?.height).toBeLessThan(height);
		expect(heading?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
		await specifications.scrollIntoViewIfNeeded();
		await expect(add).toBeInViewport({ ratio: 1 });
	}
	await page.setViewportSize({ width: 360, height: 640 });
	await page.reload();
	await expect(add).toBeInViewport({ ratio: 1 });
	await specifications.scrollIntoViewIfNeeded();
	await expect(add).toBeInViewport({ ratio: 1 });
	const choice = page.getByText(/^\$\d+USA, Oak, 24/).filter({ visible: true });
	await expect(choice).toBeInViewport({ ratio: 1 });
	// Large enough for a touch screen.
	const taxes = page.getByRole('main').getByRole('link', { name: english.taxNote, exact: true });
	expect((await taxes.boundingBox())?.height).toBeGreaterThanOrEqual(24);
	await page.setViewportSize({ width: 640, height: 360 });
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
	await expect(add).not.toBeInViewport();
});

test('the quantity is limited to the stock', async ({ page }) => {
	await page.goto(`/en/products/aerolume?variant=${variantIds.threeLeft}`);
	const more = page.getByRole('button', { name: english.increase });
	await more.click();
	await expect(more).not.toHaveAttribute('aria-disabled');
	await more.click();
	await expect(more).toHaveAttribute('aria-disabled', 'true');
	await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3');
});

test('while another variant’s pictures load, the former ones stay, of film and model too, and so does the button', async ({
	page,
}) => {
	const pictures = await holdRequests(page, /alps-black/);
	await page.setViewportSize({ width: 1280, height: 1000 });
	await page.goto(`/products/aerolume?variant=${variantIds.alps}`);
	const picture = page.locator('a[href*="alps"]:has(img[fetchpriority])').locator('img');
	const painted = () =>
		picture.evaluateAll((images: HTMLImageElement[]) =>
			images
				.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
				.filter((image) => image.checkVisibility({ opacityProperty: true }))
				.map(({ currentSrc }) => /alps-\w+/.exec(currentSrc)?.[0]),
		);
	const button = page.getByRole('button', { name: 'In den Warenkorb' });
	await expect.poll(painted).toEqual(['alps-oak']);
	const places = page.getByRole('main').getByRole('list').first().getByRole('listitem');
	const paintedPlaces = () =>
		places.evaluateAll((all) =>
			all
				.slice(0, 3)
				.map((place) =>
					[...place.querySelectorAll('img')].some(
						(image) =>
							image.complete &&
							image.naturalWidth > 0 &&
							image.checkVisibility({ opacityProperty: true }),
					),
				),
		);
	await expect.poll(paintedPlaces).toEqual([true, true, true]);
	const before = await button.boundingBox();
	await page.getByRole('link', { name: /^Schwarz(?: [+−]|$)/ }).click();
	await expect(page.getByText('30 Tage').first()).toBeVisible();
	expect(await painted()).toEqual(['alps-oak']);
	expect(await paintedPlaces()).toEqual([true, true, true]);
	expect(await button.boundingBox()).toEqual(before);
	pictures.release();
	await expect.poll(painted).toEqual(['alps-black']);
	const model = places.nth(2).getByRole('img').filter({ visible: true }).first();
	await expect(model).toHaveAttribute('src', /alps-black/);
	await expect.poll(paintedPlaces).toEqual([true, true, true]);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test('a swipe of the pictures before hydration stays, and another variant begins with its first', async ({
		page,
	}) => {
		await page.addInitScript(() => {
			addEventListener('DOMContentLoaded', () => {
				document.querySelector('main ul')?.scrollTo({ left: 600, behavior: 'instant' });
			});
		});
		await page.goto('/en/aerolume');
		const pictures = page.getByRole('main').getByRole('list').first();
		await expect
			.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length))
			.toBeGreaterThan(0);
		expect(await pictures.evaluate((list) => list.scrollLeft)).toBeGreaterThan(300);
		const position = (at: number) => pictures.getByText(new RegExp(`^${at} / \\d+$`));
		await expect(position(3)).toBeInViewport();
		await expect(position(1)).not.toBeInViewport();
		await page
			.getByRole('link', { name: /^Alps(?: [+−]|$)/ })
			.first()
			.click();
		await expect(page).toHaveURL(/variant=/);
		await expect.poll(() => pictures.evaluate((list) => list.scrollLeft)).toBe(0);
		await pictures.scrollIntoViewIfNeeded();
		await expect(position(1)).toBeInViewport();
	});
});
