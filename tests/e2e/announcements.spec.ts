import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { english, german, type Words } from './words';

/** The Alps in oak, of which one is left; the same map in black, of which there are many. */
const LAST_ONE = '44000000000008';
const PLENTY = '44000000000009';

/**
 * Notes what a screen reader would read out: a text that changes within a live region that was there before,
 * and is not hidden from it.
 */
async function listen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const heard: string[] = [];
		Object.assign(window, { heard });
		const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
		const known = new WeakSet<Element>();
		const regionOf = (node: Node) =>
			(node instanceof Element ? node : node.parentElement)?.closest(live);
		const observer = new MutationObserver((changes) => {
			for (const { target } of changes) {
				const region = regionOf(target);
				const audible =
					region && known.has(region) && !region.closest('[inert], [aria-hidden="true"]');
				if (audible) heard.push(region.textContent?.replaceAll('\u00a0', ' ').trim() ?? '');
			}
			for (const region of document.querySelectorAll(live)) known.add(region);
		});
		observer.observe(document.getRootNode(), {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});
}

/** What was read out since the page was opened. */
const heard = (page: Page) => () =>
	page.evaluate(() => (window as unknown as { heard: string[] }).heard);
const said = (text: RegExp) => expect.arrayContaining([expect.stringMatching(text)]);

interface Sentences {
	words: Words;
	added: RegExp;
	changed: RegExp;
	stock: RegExp;
	removed: RegExp;
	unknownCode: RegExp;
	codeSent: RegExp;
	codeRemoved: RegExp;
	removeCode: RegExp;
	notSaved: RegExp;
	mapTitle: RegExp;
}

const SENTENCES: Sentences[] = [
	{
		words: german,
		added: /^Aerolume liegt im Warenkorb$/,
		changed: /^Menge von Aerolume geändert\. Zwischensumme 598 €$/,
		stock: /So viele haben wir nicht auf Lager/,
		removed: /^Aerolume wurde entfernt\. Zwischensumme/,
		unknownCode: /Diesen Rabattcode gibt es nicht/,
		codeSent: /^Rabattcode eingelöst$/,
		codeRemoved: /^Rabattcode WILLKOMMEN10 entfernt$/,
		removeCode: /^Rabattcode WILLKOMMEN10 entfernen$/,
		notSaved: /ließ sich gerade nicht speichern/,
		mapTitle: / - Aerolume$/,
	},
	{
		words: english,
		added: /^Aerolume is in your cart$/,
		changed: /^Quantity of Aerolume changed\. Subtotal \$658$/,
		stock: /We do not have that many in stock/,
		removed: /^Aerolume was removed\. Subtotal/,
		unknownCode: /There is no such discount code/,
		codeSent: /^Discount code applied$/,
		codeRemoved: /^Discount code WILLKOMMEN10 removed$/,
		removeCode: /^Remove discount code WILLKOMMEN10$/,
		notSaved: /could not be saved/,
		mapTitle: / - Aerolume$/,
	},
];

for (const sentences of SENTENCES) {
	const { words } = sentences;
	test(`in ${words.locale} each result of the cart is read out, in the drawer too`, async ({
		page,
		demo,
		trouble,
	}) => {
		trouble.allow(/503/);
		await listen(page);
		await page.goto(`${words.prefix}/products/aerolume?variant=${PLENTY}`);
		const cart = page.getByRole('dialog', { name: words.yourCart });
		const line = cart.getByRole('article').first();
		await page.getByRole('button', { name: words.add }).click();
		await expect.poll(heard(page)).toEqual(said(sentences.added));
		await line.getByRole('button', { name: words.increase }).click();
		await expect.poll(heard(page)).toEqual(said(sentences.changed));

		await cart.getByText(words.openCode).click();
		const code = cart.getByLabel(words.discountCode, { exact: true });
		await code.fill('NOPE');
		await code.press('Enter');
		await expect.poll(heard(page)).toEqual(said(sentences.unknownCode));
		await code.fill('WILLKOMMEN10');
		await code.press('Enter');
		await expect.poll(heard(page)).toEqual(said(sentences.codeSent));
		await cart.getByRole('button', { name: sentences.removeCode }).click();
		await expect.poll(heard(page)).toEqual(said(sentences.codeRemoved));

		await demo.faults({ operation: 'CartLinesUpdate', kind: 'http500' });
		await line.getByRole('button', { name: words.increase }).click();
		await expect.poll(heard(page)).toEqual(said(sentences.notSaved));
		await demo.faults();
		await line.getByRole('button', { name: words.remove }).click();
		await expect.poll(heard(page)).toEqual(said(sentences.removed));

		await page.goto(`${words.prefix}/products/aerolume?variant=${LAST_ONE}`);
		await page.getByRole('button', { name: words.add }).click();
		await expect.poll(heard(page)).toEqual(said(sentences.added));
		await line.getByRole('button', { name: words.increase }).click();
		await expect.poll(heard(page)).toEqual(said(sentences.stock));
	});

	test(`in ${words.locale} a new page, and the price of another variant, are read out`, async ({
		page,
	}) => {
		await listen(page);
		await page.goto(words.prefix || '/de');
		await page
			.getByRole('navigation')
			.getByRole('link', { name: words.map, exact: true })
			.first()
			.click();
		await expect.poll(heard(page)).toEqual(said(sentences.mapTitle));
		await page.getByRole('link', { name: words.alps, exact: true }).first().click();
		const alps = new RegExp(`${words.alps}, .*60 × 40 cm$`);
		await expect.poll(heard(page)).toEqual(said(alps));
		await page.getByRole('link', { name: words.black, exact: true }).click();
		await expect.poll(heard(page)).toEqual(said(words === german ? /299 €/ : /\$329/));
	});
}
