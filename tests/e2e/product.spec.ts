import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/fixtures';
import { allStops } from './focus';
import { english, german } from './words';

test.use({ shared: true });

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
	await page.getByRole('link', { name: '100', exact: true }).click();
	await expect(page).toHaveURL(/variant=\d+$/);
	await page.getByRole('button', { name: english.add }).click();
	const line = page.getByRole('dialog', { name: english.yourCart }).getByRole('article');
	await expect(line).toContainText('$100');
});

const frames = {
	[german.locale]: { oak: 'Eiche', black: 'Schwarz', title: 'Rahmen zum Tauschen, Schwarz' },
	[english.locale]: { oak: 'Oak', black: 'Black', title: 'Exchange frame, black' },
};

const plans = {
	[german.locale]: {
		once: /^Einmalig: 14,90/,
		yearly: /^Jedes Jahr.*13,41/,
		line: 'Abo: Jedes Jahr, 10 % günstiger',
		price: '13,41',
		goesWith: 'Passt dazu',
		like: 'Ähnliche Artikel',
	},
	[english.locale]: {
		once: /^One time: \$15\.90/,
		yearly: /^Every year.*\$14\.31/,
		line: 'Every year, 10 % off',
		price: '$14.31',
		goesWith: 'Goes with it',
		like: 'Similar products',
	},
};

for (const words of [german, english]) {
	test.describe(`in ${words.locale}`, () => {
		test.use({ locale: words.locale });
		const texts = plans[words.locale];
		const siblings = frames[words.locale];
		if (!texts || !siblings) throw new Error(`No texts in ${words.locale}`);

		for (const scripts of ['with', 'without']) {
			test.describe(`${scripts} JavaScript`, () => {
				test.use({ javaScriptEnabled: scripts === 'with' });

				test('a selling plan is chosen, and the cart names it with its price', async ({ page }) => {
					await page.goto(`${words.prefix}/products/led-strip`);
					await expect(page.getByRole('radio', { name: texts.once })).toBeChecked();
					await page.getByRole('radio', { name: texts.yearly }).check();
					await page.getByRole('button', { name: words.add }).click();
					if (scripts === 'with') {
						const drawer = page.getByRole('dialog', { name: words.yourCart });
						await expect(drawer.getByRole('article').getByText(texts.line)).toBeVisible();
						await page.goto(`${words.prefix}/cart`);
					}
					await expect(page).toHaveURL(/\/cart$/);
					const line = page.getByRole('main').getByRole('article');
					await expect(line.getByText(texts.line)).toBeVisible();
					await expect(line).toContainText(texts.price);
				});

				test('a swatch leads to the same product in another colour', async ({ page }) => {
					await page.goto(`${words.prefix}/products/frame-oak`);
					const swatch = (name: string) => page.getByRole('link', { name, exact: true });
					await expect(swatch(siblings.oak)).toHaveAttribute('aria-current', 'page');
					await swatch(siblings.black).click();
					await expect(page).toHaveURL(new RegExp(`${words.prefix}/products/frame-black$`));
					await expect(page.getByRole('heading', { level: 1 })).toContainText(/schwarz|black/i);
					await expect(swatch(siblings.black)).toHaveAttribute('aria-current', 'page');
					await expect(swatch(siblings.oak)).not.toHaveAttribute('aria-current');
				});
			});
		}

		test('what goes with a product, and what is like it, stands at its end', async ({ page }) => {
			await page.goto(`${words.prefix}/products/frame-oak`);
			const row = (name: string) =>
				page.getByRole('main').locator('section', { has: page.getByRole('heading', { name }) });
			for (const name of [texts.goesWith, texts.like]) {
				await expect(row(name).getByRole('listitem')).toHaveCount(4);
			}
			const links = page.getByRole('main').locator('section').getByRole('link');
			const addresses = await links.evaluateAll((all) =>
				all.map((link) => link.getAttribute('href')).filter((href) => href?.includes('/products/')),
			);
			expect(new Set(addresses).size).toBe(8);
			expect(addresses).not.toContain(`${words.prefix}/products/frame-oak`);
		});
	});
}

test('a gift card says that it comes by e-mail, and nothing of shipping', async ({ page }) => {
	await page.goto('/products/gift-card');
	const main = page.getByRole('main');
	await expect(main.getByText('inkl. MwSt.', { exact: true })).toBeVisible();
	await expect(main.getByText('Kommt sofort per E-Mail, keine Versandkosten.')).toBeVisible();
	await page.goto('/en/products/gift-card');
	await expect(main.getByText('Taxes calculated at checkout', { exact: true })).toBeVisible();
	await expect(main.getByText('Arrives at once by e-mail, no shipping costs.')).toBeVisible();
});

test('the links to shipping and to the legal guarantee are high enough for a finger', async ({
	page,
}) => {
	await page.goto('/en/products/aerolume');
	const main = page.getByRole('main');
	for (const name of [english.taxNote, 'Legal guarantee: at least 2 years']) {
		const box = await main.getByRole('link', { name, exact: true }).boundingBox();
		expect(box?.height, name).toBeGreaterThanOrEqual(24);
	}
});

test('on a wide window the purchase stands right of the pictures, and stays there', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/en/products/aerolume');
	const add = page.getByRole('button', { name: english.add });
	const pictures = page.getByRole('link', { name: /enlarge$/ });
	for (const picture of [pictures.first(), pictures.nth(1), pictures.last()]) {
		await picture.scrollIntoViewIfNeeded();
		const [left, right] = await Promise.all([picture.boundingBox(), add.boundingBox()]);
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
		await expect(add).toBeInViewport();
	}
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 640 } });

	test('the purchase stays at the bottom edge and never covers what has the focus', async ({
		page,
	}) => {
		await page.goto('/products/aerolume');
		const add = page.getByRole('button', { name: german.add });
		await expect(add).toBeInViewport({ ratio: 1 });
		for (const path of ['/products/aerolume', '/products/led-strip']) {
			await page.goto(path);
			await expect(add).toBeEnabled();
			const down = await allStops(page, 'Tab');
			const up = await allStops(page, 'Shift+Tab');
			expect(
				[...down, ...up].flatMap(({ problem }) => problem ?? []),
				path,
			).toEqual([]);
			expect(down.length).toBeGreaterThan(20);
		}
	});

	test('in a low window it gives way', async ({ page }) => {
		await page.setViewportSize({ width: 640, height: 360 });
		await page.goto('/products/aerolume');
		await expect(page.getByRole('button', { name: german.add })).not.toBeInViewport();
	});
});

test('axe finds nothing on a product page with films, siblings or plans', async ({ page }) => {
	const found: Record<string, string[]> = {};
	for (const [index, handle] of ['aerolume', 'frame-oak', 'led-strip'].entries()) {
		const prefix = index % 2 === 0 ? '' : '/en';
		await page.goto(`${prefix}/products/${handle}`);
		found[handle] = await violations(page, 'main');
	}
	expect(found).toEqual({ aerolume: [], 'frame-oak': [], 'led-strip': [] });
});
