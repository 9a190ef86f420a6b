import type { Locator, Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/controls';

// One worker builds the page with the controls, not each.
test.describe.configure({ mode: 'default' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits for the end of the animation, so that clicks hit the right place. */
async function settled(page: Page): Promise<void> {
	await expect
		.poll(() =>
			page.evaluate(() => {
				const running = document.getAnimations().filter(({ playState }) => playState === 'running');
				const ends = running.map(({ effect }) => effect?.getComputedTiming().endTime);
				return ends.filter((end) => end !== Number.POSITIVE_INFINITY).length;
			}),
		)
		.toBe(0);
}

/** The custom menu replaces the native select when the mouse is over it. */
async function pointAt(field: Locator): Promise<void> {
	const page = field.page();
	const own = page.locator(`select[id="${await field.getAttribute('id')}"]`);
	await own.hover();
	await expect(own).toHaveCount(0);
}

/** Options of the open menu, without those of native selects. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** The control's value in a form. */
const sent = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

test('axe finds nothing in any control, and in a dialog with an open menu', async ({
	page,
	openControls,
}) => {
	await openControls();
	expect(await violations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Dialog', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
	await pointAt(dialog.getByRole('combobox', { name: 'Map' }));
	await dialog.getByRole('button', { name: 'Map Germany' }).click();
	await expect(page.getByRole('option', { name: 'Germany' })).toBeVisible();
	expect(await violations(page, '[role=dialog], [role=listbox]')).toEqual([]);
});

test.describe('on a small touch screen with reduced motion', () => {
	test.use({
		contextOptions: { reducedMotion: 'reduce' },
		hasTouch: true,
		viewport: { width: 320, height: 640 },
	});

	test('nothing is wider than the window, nothing moves, and a select stays native', async ({
		page,
		openControls,
	}) => {
		await openControls();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		const own = section(page, 'Selects, light').getByRole('combobox', { name: 'Sort by' });
		await own.tap();
		await page.keyboard.press('Escape');
		await own.blur();
		expect(await own.evaluate(({ tagName }) => tagName)).toBe('SELECT');
	});
});

test('a select becomes a menu under the mouse, works by keyboard, and filters while typing', async ({
	page,
	openControls,
}) => {
	await openControls();
	const light = section(page, 'Selects, light');
	await test.step('it is native until a mouse is over it, and keeps its value', async () => {
		const own = light.getByRole('combobox', { name: 'Sort by' });
		await own.focus();
		await own.selectOption('Featured');
		await expect(own).toBeFocused();
		await own.blur();
		await expect(light.getByRole('button', { name: 'Sort by Featured' })).toBeVisible();
	});
	await test.step('it is described by its hint or error, native and as a menu', async () => {
		const own = light.getByRole('combobox', { name: 'Topic' });
		await expect(own).toHaveAccessibleDescription('Choose what it is about.');
		await pointAt(own);
		const button = light.getByRole('button', { name: 'Topic Choose a topic' });
		await expect(button).toHaveAccessibleDescription('Choose what it is about.');
		await pointAt(light.getByRole('combobox', { name: 'State' }));
		const search = light.getByPlaceholder('Type to search').and(light.getByLabel('State'));
		await expect(search).toHaveAccessibleDescription('Choose a state.');
	});
	await test.step('its menu of at most 15rem works by keyboard', async () => {
		await pointAt(light.getByRole('combobox', { name: 'Region' }));
		const button = light.getByRole('button', { name: 'Region Choose a region' });
		await button.focus();
		const menu = page.getByRole('listbox', { name: 'Region' });
		await page.keyboard.press('Enter');
		await expect(menu).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(button).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await expect(menu.getByRole('option')).toHaveCount(20);
		expect((await menu.boundingBox())?.height).toBe(240);
		await page.keyboard.press('g');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(menu).toHaveCount(0);
		await expect(light.getByRole('button', { name: 'Region Greece' })).toBeFocused();
		await expect(sent(page, 'region-light')).toHaveValue('Greece');
	});
	await test.step('with a search it filters while typing, and resets the text on blur', async () => {
		const field = light.getByRole('combobox', { name: 'Deliver to' });
		await pointAt(field);
		await expect(field).toHaveAttribute('placeholder', 'Type to search');
		await field.fill('oster');
		await expect(options(page)).toHaveText(['Österreich']);
		await field.fill('atlantis');
		await expect(options(page).filter({ hasText: 'No match for “atlantis”' })).toBeVisible();
		await expect(page.getByRole('status').filter({ hasText: 'No match' })).toHaveCount(1);
		await page.getByRole('heading', { name: 'Design system' }).click();
		await expect(field).toHaveValue('Germany');
		await field.focus();
		await expect(options(page)).toHaveCount(20);
		await field.fill('pol');
		await page.keyboard.press('Enter');
		await expect(field).toHaveValue('Poland');
		await expect(sent(page, 'country-light')).toHaveValue('Poland');
	});
});

test('in German a select without options says so, another creates one, and a password is shown until it is sent', async ({
	page,
	openControls,
}) => {
	await openControls('de');
	const light = section(page, 'Selects, light');
	await test.step('a select shows a text if it has no options', async () => {
		await pointAt(light.getByRole('combobox', { name: 'Variant' }));
		await light.getByRole('button', { name: 'Variant None' }).click();
		await expect(page.getByRole('option', { name: 'Keine Einträge' })).toBeVisible();
		await page.keyboard.press('Escape');
	});
	await test.step('a search creates an option from the text if that is allowed', async () => {
		const field = light.getByRole('combobox', { name: 'City' });
		await pointAt(field);
		await expect(field).toHaveAttribute('placeholder', 'None');
		await field.fill('Graz');
		await expect(options(page)).toHaveText(['Graz']);
		await field.fill('Wien');
		await page.getByRole('option', { name: '„Wien“ anlegen' }).click();
		await expect(field).toHaveValue('Wien');
		await expect(sent(page, 'city-light')).toHaveValue('Wien');
		const other = light.getByRole('combobox', { name: 'Deliver to' });
		await pointAt(other);
		await expect(other).toHaveAttribute('placeholder', 'Zum Suchen tippen');
		await other.fill('Wien');
		await expect(options(page)).toHaveText(['Kein Treffer für „Wien“']);
	});
	await test.step('a password is shown and hidden, and hidden again when it is sent', async () => {
		const fields = section(page, 'Fields, light');
		const field = fields.getByLabel('New password');
		const form = fields.locator('form');
		await form.getByRole('button', { name: 'Passwort anzeigen' }).click();
		await expect(field).toHaveAttribute('type', 'text');
		await field.fill('correct horse battery');
		await expect(fields.getByRole('meter', { name: 'Strength' })).toHaveAttribute(
			'aria-valuetext',
			'Strong',
		);
		await expect(form.getByRole('button', { name: 'Passwort verbergen' })).toBeVisible();
		await page.keyboard.press('Enter');
		await expect(field).toHaveAttribute('type', 'password');
	});
});

test('dialogs and drawers close as their options say, and a page can force a colour mode', async ({
	page,
	openControls,
}) => {
	await openControls();
	await test.step('a dialog closes on Escape and on a click outside, and returns the focus', async () => {
		const opener = page.getByRole('button', { name: 'Dialog', exact: true });
		const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
		for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 300)]) {
			await opener.click();
			await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
			await settled(page);
			await leave();
			await expect(dialog).toHaveCount(0);
			await expect(opener).toBeFocused();
		}
	});
	await test.step('a dialog that is not dismissible can only be closed by its own buttons', async () => {
		await page.getByRole('button', { name: 'Dialog, not dismissible' }).click();
		const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
		await expect(dialog.getByText('Prevented attempts to close: 0')).toBeVisible();
		await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
		await page.keyboard.press('Escape');
		await page.mouse.click(20, 300);
		await expect(dialog.getByText('Prevented attempts to close: 2')).toBeVisible();
		await dialog.getByRole('button', { name: 'Save' }).click();
		await expect(dialog).toHaveCount(0);
	});
	await test.step('a drawer that is not dismissible stays open, and reports each attempt', async () => {
		// The dialog has reported two.
		await page.getByRole('button', { name: 'Drawer, not dismissible' }).click();
		const drawer = page.getByRole('dialog', { name: 'Filters' });
		await expect(drawer.getByText('Prevented attempts to close: 2')).toBeInViewport({ ratio: 1 });
		await page.keyboard.press('Escape');
		await expect(drawer.getByText('Prevented attempts to close: 3')).toBeVisible();
		await settled(page);
		await page.mouse.click(40, 300);
		await expect(drawer.getByText('Prevented attempts to close: 4')).toBeVisible();
		await drawer.getByRole('button', { name: 'Close' }).click();
		await expect(drawer).toHaveCount(0);
	});
	await test.step('a page can force a colour mode over the visitor’s choice', async () => {
		const scheme = () =>
			page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
		const force = (mode: string) =>
			page.evaluate((forced) => {
				document.documentElement.dataset.forcedMode = forced;
			}, mode);
		expect(await scheme()).toBe('light dark');
		await page.getByRole('radio', { name: 'dark', exact: true }).check();
		expect(await scheme()).toBe('dark');
		await force('light');
		expect(await scheme()).toBe('light');
		await page.getByRole('radio', { name: 'light', exact: true }).check();
		await force('dark');
		expect(await scheme()).toBe('dark');
	});
});

test('a toast is shown at the bottom right for 10,000 ms, and stays while the pointer is over it', async ({
	page,
	openControls,
}) => {
	await page.clock.install();
	await openControls();
	await section(page, 'Navigation and lists, light').getByRole('button', { name: /toast/ }).click();
	const text = page.getByText('The link was copied.');
	const box = await page.getByRole('button', { name: 'Dismiss', exact: true }).boundingBox();
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40);
	await text.hover();
	await page.clock.runFor(60_000);
	await expect(text).toBeVisible();
	await page.mouse.move(10, 10);
	await page.clock.runFor(9_000);
	await expect(text).toBeVisible();
	await page.clock.runFor(1_000);
	await expect(text).toHaveCount(0);
});
