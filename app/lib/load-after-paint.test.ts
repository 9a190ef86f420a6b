import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { LATER_REL, loadAfterPaintScript } from './load-after-paint';

let links: { [LATER_REL]: string; rel?: string; href: string }[];
let asked: string[];
let started: object[];
let paint: () => void;
let parsed: () => void;
let timer: { work: () => void; ms: number };

beforeEach(() => {
	links = ['preload messages', 'preload font', 'modulepreload entry', 'modulepreload route'].map(
		(text) => {
			const [rel = '', href = ''] = text.split(' ');
			return {
				[LATER_REL]: rel,
				href,
				set rel(value: string) {
					asked.push(`${value} ${href}`);
				},
			};
		},
	);
	asked = [];
	started = [];
});

/** Runs the script in a document's head, `now` milliseconds after it was asked for. */
function begin({ now, readyState }: { now: number; readyState: string }) {
	const document = {
		readyState,
		querySelectorAll: (selector: string) =>
			links.filter((link) => selector === `[${LATER_REL}=${link[LATER_REL]}]`),
		querySelector: (selector: string) =>
			selector === '[type=later]'
				? { text: 'import()', replaceWith: (script: object) => started.push(script) }
				: null,
		createElement: (name: string) => ({ name }),
		addEventListener: (name: string, listener: () => void) => {
			if (name !== 'DOMContentLoaded') return;
			parsed = () => {
				document.readyState = 'interactive';
				listener();
			};
		},
	};
	class PerformanceObserver {
		constructor(callback: () => void) {
			paint = callback;
		}
		observe = vi.fn();
	}
	const setTimeout = (work: () => void, ms: number) => {
		timer = { work, ms };
	};
	runInNewContext(loadAfterPaintScript, {
		document,
		PerformanceObserver,
		performance: { now: () => now },
		setTimeout,
	});
}

const IN_ORDER = ['modulepreload entry', 'modulepreload route', 'preload messages', 'preload font'];
const STARTED = [{ name: 'script', type: 'module', text: 'import()' }];

test('on a fast line everything waits for the first paint, scripts first, and begins once', async () => {
	begin({ now: 40, readyState: 'complete' });
	expect(timer.ms).toBe(260);
	await Promise.resolve();
	expect([asked, started]).toEqual([[], []]);
	paint();
	await Promise.resolve();
	expect(asked).toEqual(IN_ORDER);
	expect(started).toEqual(STARTED);
	timer.work();
	paint();
	await Promise.resolve();
	expect(asked).toEqual(IN_ORDER);
	expect(started).toEqual(STARTED);
});

test('on a slow line nothing waits for the paint, but the script for the whole of itself', async () => {
	begin({ now: 700, readyState: 'loading' });
	expect(timer.ms).toBe(100);
	timer.work();
	await Promise.resolve();
	expect(asked).toEqual(IN_ORDER);
	expect(started).toEqual([]);
	parsed();
	expect(started).toEqual(STARTED);
	paint();
	await Promise.resolve();
	expect(started).toEqual(STARTED);
});
