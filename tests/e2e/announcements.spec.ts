import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { german as words } from './words';

/** The Alps in oak with one in stock. */
const LAST_ONE = variantIds.lastOne;

/**
 * Records what a screen reader would announce: changed texts in live regions that existed before and are not hidden.
 */
async function listen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const announcements: string[] = [];
		Object.assign(window, { announcements });
		const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
		const known = new WeakSet<Element>();
		const regionOf = (node: Node) =>
			(node instanceof Element ? node : node.parentElement)?.closest(live);
		const observer = new MutationObserver((changes) => {
			for (const { target } of changes) {
				const region = regionOf(target);
				const audible =
					region && known.has(region) && !region.closest('[inert], [aria-hidden="true"]');
				if (audible) announcements.push(region.textContent?.replaceAll('\u00a0', ' ').trim() ?? '');
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

/** Announcements since the page was opened. */
const announcements = (page: Page) => () =>
	page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
const containing = (text: RegExp) => expect.arrayContaining([expect.stringMatching(text)]);

const sentences = {
	added: /^Aerolume liegt im Warenkorb$/,
	notAdded: /^Aerolume wurde nicht hinzugefügt$/,
	changed: /^Menge von Aerolume, .*: 2\. Zwischensumme 598 €$/,
	stock: /Mehr haben wir davon gerade nicht auf Lager/,
	removed: /^Aerolume, .* wurde entfernt\. Zwischensumme/,
	unknownCode: /Diesen Rabattcode oder Gutschein gibt es nicht/,
	codeSent: /^Rabattcode oder Gutschein eingelöst$/,
	codeRemoved: /^Rabattcode WILLKOMMEN10 entfernt$/,
	removeCode: /^Rabattcode WILLKOMMEN10 entfernen$/,
	removeUnknownCode: /^Rabattcode NOPE entfernen$/,
	giftCardRemoved: /^Gutschein 26AB entfernt$/,
	removeGiftCard: /^Gutschein 26AB entfernen$/,
	notSaved: /ließ sich gerade nicht speichern/,
	mapTitle: / - Aerolume$/,
};

test('a new page, another variant, the quantity and each change of the cart are announced, in the drawer too', async ({
	page,
	demo,
	failures,
}) => {
	failures.allow(/503/);
	await listen(page);
	await page.goto(words.prefix || '/de');
	await page
		.getByRole('navigation')
		.getByRole('link', { name: words.map, exact: true })
		.first()
		.click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.mapTitle));
	await page.getByRole('link', { name: words.alps, exact: true }).first().click();
	const alps = new RegExp(`${words.alps}, .*60 × 40 cm$`);
	await expect.poll(announcements(page)).toEqual(containing(alps));
	await page.getByRole('link', { name: words.black }).click();
	await expect.poll(announcements(page)).toEqual(containing(/299 €/));
	await page.getByRole('button', { name: words.increase }).click();
	await expect.poll(announcements(page)).toEqual(containing(/^Menge: 2$/));
	await page.getByRole('button', { name: words.decrease }).click();

	const cart = page.getByRole('dialog', { name: words.yourCart });
	const line = cart.getByRole('article').first();
	await page.getByRole('button', { name: words.add }).click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.added));
	await line.getByRole('button', { name: words.increase }).click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.changed));

	await cart.getByText(words.openCode).click();
	const code = cart.getByLabel(words.discountCode, { exact: true });
	await code.fill('NOPE');
	await code.press('Enter');
	await expect.poll(announcements(page)).toEqual(containing(sentences.unknownCode));
	await code.fill('WILLKOMMEN10');
	await code.press('Enter');
	await expect.poll(announcements(page)).toEqual(containing(sentences.codeSent));
	await cart.getByText(words.openCode).click();
	await code.fill('WOLKE7FLUG2026AB');
	await code.press('Enter');
	await expect(cart.getByRole('definition').filter({ hasText: '−50 €' })).toBeVisible();
	await cart.getByRole('button', { name: sentences.removeGiftCard }).click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.giftCardRemoved));
	await expect(cart.getByText(words.openCode)).toBeFocused();
	await cart.getByRole('button', { name: sentences.removeCode }).click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.codeRemoved));

	await demo.faults({ operation: 'CartLinesUpdate', kind: 'http500' });
	await line.getByRole('button', { name: words.increase }).click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.notSaved));
	await demo.faults();
	await line.getByRole('button', { name: words.remove }).click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.removed));

	await page.goto(`${words.prefix}/products/aerolume?variant=${LAST_ONE}`);
	await page.getByRole('button', { name: words.add }).click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.added));
	await line.getByRole('button', { name: words.increase }).click();
	await expect.poll(announcements(page)).toEqual(containing(sentences.stock));

	await test.step('what has reached its stock is not called added', async () => {
		await page.reload();
		await page.getByRole('button', { name: words.add }).click();
		await expect.poll(announcements(page)).toEqual(containing(sentences.notAdded));
		expect(await announcements(page)()).not.toEqual(containing(sentences.added));
		await expect(cart.getByText('Hinzugefügt: ')).toHaveCount(0);
	});

	await test.step('removing a code that does not apply leads to the closed field', async () => {
		await cart.getByText(words.openCode).click();
		await code.fill('NOPE');
		await code.press('Enter');
		await expect.poll(announcements(page)).toEqual(containing(sentences.unknownCode));
		await page.reload();
		await page.getByRole('button', { name: words.cart, exact: true }).click();
		await expect(code).toBeHidden();
		await cart.getByRole('button', { name: sentences.removeUnknownCode }).press('Enter');
		await expect(cart.getByText(words.openCode)).toBeFocused();
	});
});

test('a redeemed code is not announced beside the refusal of the next one', async ({ page }) => {
	await page.goto(`/products/aerolume?variant=${variantIds.plenty}`);
	await page.getByRole('button', { name: words.add }).click();
	const cart = page.getByRole('dialog', { name: words.yourCart });
	const code = cart.getByLabel(words.discountCode, { exact: true });
	const redeemed = page.getByText(sentences.codeSent);
	await cart.getByText(words.openCode).click();
	await code.fill('WILLKOMMEN10');
	await code.press('Enter');
	await expect(redeemed).toHaveCount(1);
	await cart.getByText(words.openCode).click();
	await code.fill('NOPE');
	await code.press('Enter');
	await expect(cart.getByText(sentences.unknownCode).first()).toBeVisible();
	// Checked at once, without waiting: after its time the announcement is removed in any case.
	expect(await redeemed.count()).toBe(0);
});
