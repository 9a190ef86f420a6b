import { expect, test } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { buildHarness, serveHarness } from '../setup/component-harness';

/** A host on which browsers accept `Secure` cookies without TLS. */
const HOST = 'consent.localhost';

/** The options that an operator can set in `consent-options.ts`. */
const forced = {
	name: 'forced-modal',
	transform(code: string, id: string) {
		if (!id.endsWith('/consent-options.ts')) return null;
		expect(code).toMatch(/forcedModal: false/);
		return code.replace('forcedModal: false', 'forcedModal: true');
	},
};

test('a forced dialog opens at once, has no button to decline, and only a choice closes it', async ({
	page,
}) => {
	const alias = { '@remix-run/react': `${import.meta.dirname}/../setup/no-router.tsx` };
	await serveHarness(
		page,
		HOST,
		await buildHarness('consent-page.tsx', { plugins: [forced], alias }),
	);
	await page.goto(`http://${HOST}/en`);
	const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
	const save = dialog.getByRole('button', { name: 'Save selection' });
	await expect(save).toBeVisible();
	await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
	await expect(dialog.getByRole('button', { name: /decline|close/i })).toHaveCount(0);
	expect(await violations(page)).toEqual([]);

	await page.keyboard.press('Escape');
	await page.mouse.click(4, 4);
	await page.keyboard.press('Escape');
	await expect(save).toBeVisible();
	await dialog.getByRole('checkbox', { name: 'Recently viewed' }).check();
	await expect(dialog.getByText('Your selection hasn’t been saved yet.')).toBeVisible();
	expect(await page.context().cookies()).toEqual([]);

	await save.click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('main')).toBeFocused();
	const [consent] = await page.context().cookies();
	expect(consent).toMatchObject({ name: 'consent', value: '1.functional.recent' });
	await page.reload();
	await expect(page.getByRole('button', { name: 'Behind it' })).toBeVisible();
	await expect(dialog).toHaveCount(0);
});
