import { expect, test } from '../setup/fixtures';

const words = {
	question: 'Was möchtest du wissen?',
	submit: 'Suchen',
	asked: 'Leinöl Eiche',
	hit: 'Pflege und Reparatur: Der Rahmen',
	part: 'Der Rahmen',
	toc: 'Auf dieser Seite',
	chapter: 'Gewährleistung',
	next: 'Danach Eine LED-Kette tauschen',
	nextPage: 'Eine LED-Kette tauschen',
	nextText: 'ohne zu löten',
	computer: 'Mit dem Computer',
	phone: 'Mit dem Smartphone',
};

test('the docs can be searched and read by table of contents and next page, and a link expands its answer', async ({
	page,
}) => {
	await page.goto('/docs');
	const search = page.getByRole('main').getByRole('search');
	await search.getByLabel(words.question).fill(words.asked);
	await search.getByRole('button', { name: words.submit }).click();
	// The same form: what is typed next is not lost.
	await expect(search.getByRole('button', { name: words.submit })).toBeFocused();
	await expect(page.getByRole('status').filter({ hasText: /Leinöl Eiche/ })).toHaveCount(1);
	await page.getByRole('link', { name: words.hit }).click();
	await expect(page).toHaveURL('/docs/care-and-repair#frame');
	const part = page.getByRole('heading', { level: 2, name: words.part });
	await expect(part).toBeInViewport();
	const toc = page.getByRole('navigation', { name: words.toc });
	await toc.getByRole('link', { name: words.chapter }).click();
	await expect(page).toHaveURL(/#guarantee$/);
	await expect(page.getByRole('heading', { name: words.chapter })).toBeInViewport();
	await expect(part).not.toBeInViewport();
	await page.getByRole('link', { name: words.next }).click();
	await expect(page).toHaveURL('/docs/care-and-repair/led-chain');
	await expect(page.getByRole('heading', { level: 1, name: words.nextPage })).toBeVisible();
	await expect(page.getByText(words.nextText)).toBeVisible();
	await expect(page.getByRole('listitem').filter({ hasText: /4\s?cm/ })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/care-and-repair#guarantee$/);
	await expect(part).toBeVisible();

	// A link to an answer expands it.
	await page.goto('/faq#dark-led');
	await expect(
		page.getByText('Fast immer, weil der Flughafen gerade nichts meldet'),
	).toBeInViewport();
	await expect(
		page.getByText('Für die Wandhalterung ja: zwei Löcher, in Gipskarton vier.'),
	).toBeHidden();

	// A search result does so too, on the same page as well.
	const question = 'Warum ist eine LED dunkel?';
	const answer = page.getByText('Fast immer, weil der Flughafen gerade nichts meldet');
	await page.goto('/search?q=dunkel');
	await expect(page.getByRole('button', { name: 'Suche', exact: true })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: question }).first().click();
	await expect(page).toHaveURL('/faq#dark-led');
	await expect(answer).toBeInViewport();
	await page.getByRole('heading', { name: question }).click();
	await expect(answer).toBeHidden();
	await page.getByRole('button', { name: 'Suche', exact: true }).click();
	await page.getByRole('combobox').fill('dunkel');
	await page.getByRole('option', { name: question }).click();
	await expect(page).toHaveURL('/faq#dark-led');
	await expect(answer).toBeInViewport();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the set-up guide shows the steps of the chosen device, and the docs can be searched and read on a phone', async ({
		page,
	}) => {
		await page.goto('/connect');
		await expect(page.getByText(words.phone)).toBeVisible();
		await expect(page.getByText(words.computer)).toBeHidden();
		await page.getByRole('radio', { checked: true }).press('ArrowRight');
		await expect(page.getByText(words.computer)).toBeVisible();
		await expect(page.getByText(words.phone)).toBeHidden();
		await expect(page.getByRole('img').filter({ visible: true })).toHaveCount(7);

		await page.setViewportSize({ width: 360, height: 780 });
		await page.goto('/docs');
		await page.getByLabel('Was möchtest du wissen?').fill('Gastnetz');
		await page.keyboard.press('Enter');
		await page.getByRole('link', { name: 'WLAN und Netzwerk: Gastnetz' }).click();
		await expect(page).toHaveURL('/docs/wifi#guest');
		await page.getByText('Auf dieser Seite').first().click();
		await page.getByRole('link', { name: 'Verstecktes Netz' }).click();
		await expect(page).toHaveURL('/docs/wifi#hidden');
		await expect(page.getByRole('heading', { name: 'Verstecktes Netz' })).toBeInViewport();
	});
});
