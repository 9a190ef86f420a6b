import type { Locator, Page } from '@playwright/test';

/** The focused element after a press of the Tab key. */
export interface Stop {
	/** Description for the message of a failed test. */
	name: string;
	/** Whether the focus has left the page, or is back at an earlier element. */
	over: boolean;
	/** Whether it is in the page's content, not in header or footer. */
	inMain: boolean;
	/** Problems for keyboard users: no focus indicator, out of view, covered, or wrong order. */
	problem?: string;
}

type Key = 'Tab' | 'Shift+Tab';

/** More than any screen has. */
const FAR_TOO_MANY = 400;

/** Presses Tab (or Shift+Tab) and returns the focused element, after all animations have ended. */
async function tab(page: Page, key: Key = 'Tab'): Promise<Stop> {
	await page.keyboard.press(key);
	return page.evaluate(async (shift) => {
		const element = document.activeElement ?? document.body;
		const { passed = [] } = window as unknown as { passed?: Element[] };
		Object.assign(window, { passed: [...passed, element] });
		const last = passed.findLast((other) => other !== document.body);
		const towards = shift ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
		const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
		const stop = {
			name: `${element.tagName.toLowerCase()} ${label}`,
			over: element === document.body || passed.includes(element),
			inMain: element.closest('main') !== null,
		};
		if (stop.over) return stop;
		const withProblem = (problem: string) => ({ ...stop, problem: `${stop.name}: ${problem}` });
		if (last?.isConnected && !(last.compareDocumentPosition(element) & towards)) {
			return withProblem('against the order of the page');
		}
		// A visually hidden input, such as a radio button, shows its focus on the label.
		const seenItself = element.getBoundingClientRect().width > 1;
		const shown = (seenItself ? null : element.closest('label')) ?? element;
		const isMarked = () => {
			const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
			const faint = /, 0\)$|transparent/.test(outlineColor);
			return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !faint;
		};
		const isSeenAt = ([x = -1, y = -1]: number[]) => {
			const top = document.elementFromPoint(x, y);
			return top !== null && (shown.contains(top) || top.contains(shown));
		};
		const isSeen = () =>
			[...shown.getClientRects()]
				.flatMap(({ left, right, top, bottom }) => [
					[(left + right) / 2, (top + bottom) / 2],
					...[left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y])),
				])
				.some(isSeenAt);
		const isPinnedAt = (x: number, y: number) => {
			let top = document.elementFromPoint(x, y);
			if (top && shown.contains(top)) return false;
			for (; top && !top.contains(element); top = top.parentElement) {
				if (/sticky|fixed/.test(getComputedStyle(top).position)) return true;
			}
			return false;
		};
		const STEP = 4;
		const steps = (from: number, to: number) =>
			Array.from({ length: Math.ceil((to - from) / STEP) }, (_, index) => from + index * STEP);
		/** Whether a fixed or sticky element covers a part, although there is room for the whole. */
		const isPartlyCovered = () => {
			const { left, right, top, bottom, height } = shown.getBoundingClientRect();
			const isCovered = (y: number) => isPinnedAt((left + right) / 2, y);
			if (!steps(Math.max(0, top), Math.min(innerHeight, bottom)).some(isCovered)) return false;
			const free = steps(0, innerHeight).filter((y) => !isCovered(y)).length * STEP;
			return height <= free;
		};
		/** Whether the element extends past the left or right edge of the window, although all of it would fit. */
		const isCutOff = () => {
			const { left, right, width } = shown.getBoundingClientRect();
			return width <= innerWidth && (left < -1 || right > innerWidth + 1);
		};
		const checks = [
			['focus without a mark', isMarked],
			['covered or out of view', isSeen],
			['partly covered', () => !isPartlyCovered()],
			['cut off at the side', () => !isCutOff()],
		] as const;
		const PATIENCE_FRAMES = 60;
		let failed: (typeof checks)[number] | undefined;
		for (let frame = 0; frame < PATIENCE_FRAMES; frame++) {
			await new Promise(requestAnimationFrame);
			failed = checks.find(([, holds]) => !holds());
			if (!failed) return stop;
		}
		return withProblem(String(failed?.[0]));
	}, key === 'Shift+Tab');
}

/** Presses Tab until the element has the focus; adds problems on the way to `problems`. */
export async function tabTo(page: Page, target: Locator, problems: string[]): Promise<void> {
	await newRound(page);
	const way: string[] = [];
	for (let pressed = 0; pressed < FAR_TOO_MANY; pressed++) {
		const { name, problem } = await tab(page);
		way.push(name);
		if (problem) problems.push(problem);
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`Tab did not lead there: ${way.join(' → ')}`);
}

/** All tab stops of the page, from its start, or backwards from its end. */
export async function allStops(page: Page, key: Key): Promise<Stop[]> {
	await newRound(page);
	const stops: Stop[] = [];
	for (let pressed = 0; pressed < FAR_TOO_MANY; pressed++) {
		const stop = await tab(page, key);
		if (!stop.over) stops.push(stop);
		// At the other end of the page the first press leaves the page.
		else if (pressed > 0) break;
	}
	return stops;
}

/** All tab stops of the page's content, from its start, or backwards from its end. */
export async function stopsInMain(page: Page, key: Key): Promise<Stop[]> {
	await newRound(page);
	const before = page.getByRole('main');
	const behind = page.getByRole('contentinfo').getByRole('link').first();
	await (key === 'Tab' ? before : behind).focus();
	const stops: Stop[] = [];
	for (let pressed = 0; pressed < FAR_TOO_MANY; pressed++) {
		const stop = await tab(page, key);
		if (stop.over || !stop.inMain) break;
		stops.push(stop);
	}
	return stops;
}

async function newRound(page: Page): Promise<void> {
	await page.evaluate(() => Object.assign(window, { passed: [] }) && undefined);
}
