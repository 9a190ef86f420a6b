import type { Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { ageForm } from '../setup/auth-form';
import { expect, test } from '../setup/fixtures';

/** An endpoint that responds with an error. */
const DOWN = { operation: 'messages', kind: 'http500' } as const;
/** The browser logs the error response. */
const STATUS_503 = /status of 503/;

const words = {
	name: 'Name',
	email: 'E‑Mail',
	topic: 'Worum geht es?',
	message: 'Deine Nachricht',
	consent: /Ich bin einverstanden/,
	send: 'Nachricht senden',
	missing: 'Bitte gib deinen Namen an.',
	notSent: /Deine Nachricht ließ sich gerade nicht senden/,
	sent: 'Danke, deine Nachricht ist da',
	receiptEmail: 'E‑Mail für die Eingangsbestätigung',
	order: 'Bestellnummer',
	next: 'Weiter',
	review: 'Stimmt alles?',
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a message is sent to the shop, the form keeps its values after errors, and the summary of a withdrawal has the focus', async ({
	page,
	demo,
	failures,
}) => {
	failures.allow(STATUS_503);
	await page.goto('/contact');
	await button(page, words.send).click();
	const problems = page.getByRole('group', { name: words.missing });
	await expect(problems).toBeFocused();
	await problems.getByRole('link').first().click();
	await expect(page.getByLabel(words.name, { exact: true })).toBeFocused();
	expect(await violations(page, 'main')).toEqual([]);
	const name = page.getByLabel(words.name, { exact: true });
	await expect(name).toHaveAttribute('aria-invalid', 'true');
	await name.fill('Ada Lovelace');
	// A corrected field is no longer marked, and keeps the focus.
	await expect(name).toHaveAttribute('aria-invalid', 'false');
	await expect(name).toHaveAccessibleDescription('');
	await expect(name).toBeFocused();
	await expect(page.getByText(words.missing)).toHaveCount(0);
	const email = page.getByLabel(words.email, { exact: true });
	await email.fill('ada@');
	await expect(email).toHaveAttribute('aria-invalid', 'true');
	await email.fill('ada@example.com');
	await expect(email).toHaveAttribute('aria-invalid', 'false');
	await page.getByLabel(words.topic).selectOption('repair');
	await page.getByLabel(words.message, { exact: true }).fill('Eine LED ist dunkel.');
	await page.getByLabel(words.consent).check();
	await demo.faults(DOWN);
	await ageForm(page);
	await button(page, words.send).click();
	await expect(page.getByText(words.notSent)).toBeVisible();
	await expect(page.getByLabel(words.message, { exact: true })).toHaveValue('Eine LED ist dunkel.');
	await demo.faults();
	await button(page, words.send).click();
	await expect(heading(page, words.sent)).toBeVisible();
	await expect(heading(page, words.sent)).toBeFocused();
	expect(await demo.mailbox()).toMatchObject([
		{
			kind: 'contact',
			replyTo: 'ada@example.com',
			text: expect.stringContaining('Eine LED ist dunkel.'),
		},
	]);

	await page.goto('/legal/revocation/declare');
	await page.getByLabel(words.name, { exact: true }).fill('Ada Lovelace');
	await page.getByLabel(words.receiptEmail).fill('ada@example.com');
	await page.getByLabel(words.order).fill('#1042');
	await button(page, words.next).click();
	await expect(heading(page, words.review)).toBeFocused();
	expect(await violations(page, 'main')).toEqual([]);
});
