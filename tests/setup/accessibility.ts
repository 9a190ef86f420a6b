import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
 * Names and states as Chromium tells them to screen readers, which axe does not judge: words without a space between
 * them, a heading whose number is lost, a field that is wrong before it is touched.
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
		const headless = role?.value === 'heading' && !/^[\p{L}\p{N}„“"#(]/u.test(text);
		return wrong || glued || headless ? [`${role?.value}: ${text}`] : [];
	});
}

/** Runs axe; the result only has the violations. */
function axe(page: Page, within: string, runOnly: { type: 'rule' | 'tag'; values: string[] }) {
	return (
		new AxeBuilder({ page })
			.include(within)
			// Without frames the legacy mode is sufficient, and opens no further page.
			.setLegacyMode()
			.options({ runOnly, resultTypes: ['violations'] })
			.analyze()
	);
}

function described(mode: string, { violations: found }: { violations: Found[] }): string[] {
	return found.flatMap(({ id, nodes }) =>
		nodes.map(({ target, html }) => `${mode}: ${id}: ${target.join(' ')} ${html}`),
	);
}

interface Found {
	id: string;
	nodes: { target: { toString(): string }[]; html: string }[];
}
