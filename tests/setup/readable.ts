import { expect, type Page } from '@playwright/test';

/** Texts with a contrast below 4.5 to their background. */
export function faintTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const parts = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
		const luminance = (color: string) =>
			parts(color)
				.slice(0, 3)
				.map((part) => part / 255)
				.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
				.reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
		const backgroundOf = (element: Element | null): string => {
			if (!element) return 'rgb(255, 255, 255)';
			const { backgroundColor } = getComputedStyle(element);
			const [, , , alpha = 1] = parts(backgroundColor);
			return alpha > 0 ? backgroundColor : backgroundOf(element.parentElement);
		};
		const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
			(element) =>
				element.checkVisibility() &&
				!element.closest(':disabled, [aria-disabled="true"]') &&
				[...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
		);
		return texts.flatMap((element) => {
			const lights = [getComputedStyle(element).color, backgroundOf(element)].map(luminance);
			const [lighter = 1, darker = 1] = lights.sort((a, b) => b - a);
			const contrast = (lighter + 0.05) / (darker + 0.05);
			return contrast < 4.5 ? [`${contrast.toFixed(1)}: ${element.outerHTML.slice(0, 120)}`] : [];
		});
	});
}

/** Texts that are outside of the window, cut off or shortened, where the user cannot scroll to them. */
async function lostTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const elements = document.querySelectorAll<HTMLElement>('body :not(svg, svg *)');
		const shown = [...elements].filter((element) => {
			// Texts for screen readers only are one pixel large.
			const { width, height } = element.getBoundingClientRect();
			return width > 1 && height > 1 && !element.closest('.sr-only');
		});
		// Asked last, since it reads everything inside the element.
		const hasText = (element: HTMLElement) => Boolean(element.innerText?.trim());
		const cutOff = shown.filter((element) => {
			const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
			const clips = /hidden|clip/.test(overflowX) || textOverflow === 'ellipsis';
			const isShortened = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight;
			const isCutOff = isShortened || (clips && element.scrollWidth > element.clientWidth + 1);
			return isCutOff && hasText(element);
		});
		const scrolls = (element: HTMLElement) =>
			/auto|scroll/.test(getComputedStyle(element).overflowX);
		const isInScroller = (element: HTMLElement) => {
			let parent = element.parentElement;
			while (parent && parent !== document.body && !scrolls(parent)) parent = parent.parentElement;
			return parent !== document.body;
		};
		const outside = shown.filter((element) => {
			const { left, right } = element.getBoundingClientRect();
			const isOutside = right > window.innerWidth + 1 || left < -1;
			return isOutside && !isInScroller(element) && hasText(element);
		});
		const named = (what: string) => (element: HTMLElement) =>
			`${what}: ${element.outerHTML.slice(0, 90)} ${element.innerText.slice(0, 40)}`;
		const { scrollWidth } = document.documentElement;
		return [
			...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
			...cutOff.map(named('cut off')),
			...outside.map(named('outside')),
		];
	});
}

interface Enlargement {
	name: string;
	width: number;
	height: number;
	fontSize?: number;
	spaced?: boolean;
}

/** The way that leaves the fewest letters in a line. */
const NARROWEST: Enlargement = {
	name: 'spaced letters twice as large on a phone',
	width: 320,
	height: 568,
	fontSize: 32,
	spaced: true,
};

/** Ways to enlarge a page: browser zoom, larger font size, and more text spacing. */
const ENLARGEMENTS: Enlargement[] = [
	{ name: '200 %', width: 640, height: 360 },
	{ name: '400 %', width: 320, height: 256 },
	{ name: 'letters twice as large', width: 1280, height: 800, fontSize: 32 },
	{ name: 'letters twice as large on a tablet', width: 768, height: 800, fontSize: 32 },
	{ name: 'spaced text', width: 360, height: 740, spaced: true },
	NARROWEST,
];

/** The browser's default font size in pixels. */
const FONT_SIZE = 16;

/** The text spacing of WCAG 1.4.12. */
const SPACED =
	'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * Texts that are lost when the page is enlarged, by the way of enlarging. The window stays small afterwards.
 * @param all false: only the way that leaves the fewest letters in a line
 */
export async function lostWhenEnlarged(page: Page, all = true): Promise<Record<string, string[]>> {
	const found: Record<string, string[]> = {};
	const browser = await page.context().newCDPSession(page);
	const setFontSize = async (size: number) => {
		await browser.send('Page.setFontSizes', {
			fontSizes: { standard: size, fixed: size * 0.8125 },
		});
		await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
	};
	for (const { name, fontSize = FONT_SIZE, spaced = false, ...size } of all
		? ENLARGEMENTS
		: [NARROWEST]) {
		await page.setViewportSize(size);
		await setFontSize(fontSize);
		await setSpaced(page, spaced);
		const lost = await lostTexts(page);
		if (lost.length > 0) found[name] = lost;
	}
	await setFontSize(FONT_SIZE);
	await setSpaced(page, false);
	return found;
}

function setSpaced(page: Page, spaced: boolean): Promise<void> {
	return page.evaluate(
		(rules) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(rules);
			document.adoptedStyleSheets = [sheet];
		},
		spaced ? SPACED : '',
	);
}
