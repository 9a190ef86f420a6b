import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { default as AxeCore, Result, RunOnly, RunOptions } from 'axe-core';

/** Less than half as long as the package's `source`: each page reads it. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations that axe finds on the page: all rules in light mode, contrast in dark mode too, since only colours
 * differ. Animations are stopped, and the page is in light mode afterwards.
 *
 * @param within selector of the part to check
 */
export async function violations(page: Page, within = 'body'): Promise<string[]> {
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	const night = await axe(page, within, { type: 'rule', values: ['color-contrast'] });
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	const day = await axe(page, within, { type: 'tag', values: TAGS });
	return [...described('dark', night), ...described('light', day)];
}

/**
 * Names and states as Chromium reports them to screen readers, which axe does not judge: words without a space between
 * them or with one before a comma, a heading whose number is lost, a field that is wrong before it is touched.
 */
export async function unclear(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send('Accessibility.getFullAXTree');
	await session.detach();
	return nodes.flatMap(({ role, name, properties = [] }) => {
		const text = String(name?.value ?? '');
		const wrong = properties.some(
			({ name, value }) => name === 'invalid' && value.value === 'true',
		);
		const glued = /\p{L}(freiwillig|optional)$/u.test(text);
		const spaced = / [,.;]/.test(text);
		const headless = role?.value === 'heading' && !/^[\p{L}\p{N}„“"#(]/u.test(text);
		return wrong || glued || spaced || headless ? [`${role?.value}: ${text}`] : [];
	});
}

/** Runs axe, whose script a page gets once. */
async function axe(page: Page, within: string, runOnly: RunOnly): Promise<Result[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
	return page.evaluate(
		async ([selector, rules]) => {
			const { axe } = window as unknown as { axe: typeof AxeCore };
			const options: RunOptions = { runOnly: rules, resultTypes: ['violations'] };
			return (await axe.run(selector, options)).violations;
		},
		[within, runOnly] as const,
	);
}

function described(mode: string, found: Result[]): string[] {
	return found.flatMap(({ id, nodes }) =>
		nodes.map(({ target, html }) => `${mode}: ${id}: ${target.join(' ')} ${html}`),
	);
}
