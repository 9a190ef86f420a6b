import { expect, test } from '../setup/fixtures';
import { german as words } from './words';

const MEDIA = /\.(glb|mp4|webm)\b|media-model-live|youtube|vimeo/;
const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\//;

const texts = {
	turn: 'In 3D drehen',
	left: 'Nach links drehen',
	play: 'Bei YouTube abspielen',
	once: 'Nur dieses Mal',
	video: 'Film abspielen',
	failed: 'Das 3D-Modell lässt sich gerade nicht zeigen',
	steps: 'Aufhängen, verbinden, hinsehen',
	note: /YouTube erfährt dann unter anderem deine IP-Adresse/,
	film: /^Film: ein Tag mit Aerolume/,
	model: /^3D-Modell von Aerolume Deutschland/,
	hanging: /^Film bei YouTube: Aerolume aufhängen/,
};

test('no film or model is loaded without a click, and a model can be rotated after one', async ({
	page,
	failures,
}) => {
	failures.allow(/\.glb/);
	const requested: string[] = [];
	page.on('request', (request) => {
		if (MEDIA.test(request.url())) requested.push(request.url());
	});
	await page.goto('/products/aerolume');
	for (const name of [texts.model, texts.film, texts.hanging]) {
		const picture = page.getByRole('img', { name });
		await picture.scrollIntoViewIfNeeded();
		await expect(picture).toBeVisible();
	}
	await expect(page.getByText(texts.note)).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(requested).toEqual([]);

	await page.route(/\.glb/, (route) => route.abort());
	const turn = page.getByRole('button', { name: texts.turn });
	await turn.click();
	await expect(page.getByRole('figure').getByText(texts.failed)).toBeVisible();
	await expect(turn).toBeVisible();
	await page.unroute(/\.glb/);
	await turn.focus();
	await page.keyboard.press('Enter');
	const left = page.getByRole('button', { name: texts.left });
	await expect(left).toBeFocused();
	await expect(turn).toHaveCount(0);
	const model = page.getByRole('img', { name: texts.model });
	const before = await model.screenshot();
	const looksAsBefore = async () => (await model.screenshot()).equals(before);
	await page.keyboard.press('ArrowRight');
	await expect.poll(looksAsBefore).toBe(false);
	await left.click();
	await expect.poll(looksAsBefore).toBe(true);
});

test('a video plays and pauses on click, one of a third party is only loaded by a click, and another region has its own film, model and steps', async ({
	page,
	failures,
}) => {
	const requested: string[] = [];
	await page.route(PLAYER, (route) => {
		requested.push(route.request().url());
		return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
	});
	await page.goto('/products/aerolume');
	const play = page.getByRole('link', { name: texts.play });
	await play.scrollIntoViewIfNeeded();
	await page.getByRole('button', { name: words.add }).focus();
	expect(requested).toEqual([]);
	failures.allow(/request to a third party: https:\/\/www\.youtube-nocookie\.com\//);
	// Before the consent code has loaded, a click gives consent for this one time.
	await page.waitForLoadState('networkidle');
	await play.click();
	await page.getByRole('button', { name: texts.once }).click();
	const player = page.getByTitle(texts.hanging);
	await expect(player).toBeFocused();
	await expect.poll(() => requested).toHaveLength(1);
	expect(requested[0]).toBe(
		'https://www.youtube-nocookie.com/embed/aerolume-24?autoplay=1&playsinline=1&rel=0',
	);
	expect(new URL(page.url()).pathname).toBe('/products/aerolume');

	await page.getByRole('button', { name: texts.video }).focus();
	await page.keyboard.press('Enter');
	const film = page.getByLabel(texts.film);
	await expect(film).toBeFocused();
	await expect
		.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
		.toBeGreaterThan(0);
	await page.keyboard.press('Space');
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);

	await page.goto('/products/aerolume');
	const previewsOf = (region: string) =>
		page.getByAltText(new RegExp(`^(Film: ein Tag mit|3D-Modell von) Aerolume ${region}`));
	await expect(previewsOf('Deutschland')).toHaveCount(2);
	await page.getByRole('link', { name: words.alps, exact: true }).first().click();
	await expect(previewsOf('Alpen')).toHaveCount(2);
	await expect(previewsOf('Deutschland')).toHaveCount(0);
	const steps = page.getByRole('region', { name: texts.steps });
	await expect(steps.getByAltText(/^Nahaufnahme der Karte Alpen/)).toBeVisible();
	await expect(steps.getByRole('img')).toHaveCount(3);
	await expect(play).toBeVisible();
});

test.describe('in dark mode', () => {
	test.use({ colorScheme: 'dark' });

	test('the view at night comes first, is named and enlarged as such, and follows the shop’s own switch', async ({
		page,
	}) => {
		await page.goto('/products/aerolume');
		const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
		const shown = () =>
			first.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
		await expect.poll(shown).toMatch(/night/);
		await expect(first).toHaveAccessibleName(/bei Nacht/);
		await expect(first).toHaveAttribute('href', /night/);
		await first.click();
		const dialog = page.getByRole('dialog');
		await expect(dialog.getByRole('img').first()).toHaveAttribute('src', /night/);
		await expect(dialog.getByText('1 von 9')).toBeVisible();
		await page.keyboard.press('Escape');
		await page.getByText('Hell', { exact: true }).click();
		await expect.poll(shown).not.toMatch(/night/);
		await expect(first).not.toHaveAttribute('href', /night/);
	});

	test('the options show the maps at night, and load only those', async ({ page }) => {
		const thumbnails = new Set<string>();
		page.on('request', (request) => {
			if (/width=112&/.test(request.url())) thumbnails.add(request.url());
		});
		await page.goto('/products/aerolume');
		await expect.poll(() => thumbnails.size).toBe(4);
		await page.waitForLoadState('networkidle');
		expect(thumbnails.size).toBe(4);
		for (const url of thumbnails) expect(url).toMatch(/night/);
	});

	for (const chosen of ['system', 'light']) {
		test(`a list shows and loads one view of the map (${chosen})`, async ({ page }) => {
			const day = 'aerolume-alps-black.webp';
			const night = 'aerolume-alps-black-night.webp';
			const [expected, hidden] = chosen === 'light' ? [day, night] : [night, day];
			const loaded = new Set<string | undefined>();
			page.on('request', (request) =>
				loaded.add(new URL(request.url()).pathname.split('/').at(-1)),
			);
			await page.addInitScript((mode) => localStorage.setItem('color-mode', mode), chosen);
			await page.goto('/collections/maps');
			const picture = page.getByRole('main').locator('a[href^="/aerolume"] img');
			await expect(picture.filter({ visible: true })).toHaveAttribute('src', new RegExp(expected));
			await expect.poll(() => loaded.has(expected)).toBe(true);
			expect(loaded.has(hidden)).toBe(false);
		});
	}
});
