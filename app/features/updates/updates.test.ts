import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BUILD_POLL_MS, newerBuild, watchBuilds } from './builds';
import { recoverLostChunks } from './lost-chunk';

/** The browser APIs in use. */
function createBrowser() {
	const page = Object.assign(new EventTarget(), { hidden: false });
	const reload = vi.fn();
	const stored = new Map<string, string>();
	vi.stubGlobal('__BUILD_ID__', 'mine');
	vi.stubGlobal('document', page);
	vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
	vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
	return { page, reload };
}

/** Sets the build that the site serves; `whole`: with all its files. */
function publish(id: string, whole = true) {
	const ask = vi.fn(async (url: string) =>
		url === '/builds/latest.json'
			? Response.json({ id, timestamp: 0 })
			: new Response('{}', { status: whole ? 200 : 404 }),
	);
	vi.stubGlobal('fetch', ask);
	return ask;
}

let browser: ReturnType<typeof createBrowser>;

beforeEach(() => {
	vi.useFakeTimers();
	browser = createBrowser();
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a newer build', () => {
	test('is returned by its id, once its files are there', async () => {
		const ask = publish('next');
		expect(await newerBuild()).toBe('next');
		expect(ask.mock.calls.map(([url]) => url)).toEqual([
			'/builds/latest.json',
			'/builds/meta/next.json',
		]);
		publish('next', false);
		expect(await newerBuild()).toBeUndefined();
	});

	test('is not the page’s own', async () => {
		publish('mine');
		expect(await newerBuild()).toBeUndefined();
	});

	test('that cannot be requested is only logged', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
		expect(await newerBuild()).toBeUndefined();
		expect(warn).toHaveBeenCalledTimes(1);
	});

	test('is polled every ten minutes while the page is visible, and reported once', async () => {
		const onNewBuild = vi.fn();
		const ask = publish('mine');
		watchBuilds(onNewBuild);
		await vi.advanceTimersByTimeAsync(BUILD_POLL_MS - 1);
		expect(ask).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(ask).toHaveBeenCalledTimes(1);
		publish('next');
		browser.page.hidden = true;
		await vi.advanceTimersByTimeAsync(BUILD_POLL_MS * 3);
		expect(onNewBuild).not.toHaveBeenCalled();
		browser.page.hidden = false;
		browser.page.dispatchEvent(new Event('visibilitychange'));
		await vi.advanceTimersByTimeAsync(BUILD_POLL_MS * 3);
		expect(onNewBuild).toHaveBeenCalledTimes(1);
	});
});

describe('a removed file', () => {
	const saved = async () => true;
	const lose = async () => {
		window.dispatchEvent(new Event('vite:preloadError'));
		await vi.runAllTimersAsync();
	};
	const refuse = () => {
		throw new DOMException('The operation is insecure.', 'SecurityError');
	};

	test('reloads the page where a newer build has replaced it, once per build', async () => {
		publish('next');
		recoverLostChunks(vi.fn(), saved);
		await lose();
		await lose();
		expect(browser.reload).toHaveBeenCalledTimes(1);
		publish('later');
		await lose();
		expect(browser.reload).toHaveBeenCalledTimes(2);
	});

	test('reloads the page only after changes are saved, and asks where one has failed', async () => {
		publish('next');
		const ask = vi.fn();
		let finish: (isSaved: boolean) => void = () => undefined;
		recoverLostChunks(ask, () => new Promise((resolve) => (finish = resolve)));
		await lose();
		expect(browser.reload).not.toHaveBeenCalled();
		finish(true);
		await vi.runAllTimersAsync();
		expect(browser.reload).toHaveBeenCalledTimes(1);
		publish('later');
		await lose();
		finish(false);
		await vi.runAllTimersAsync();
		expect(browser.reload).toHaveBeenCalledTimes(1);
		expect(ask).toHaveBeenCalledTimes(1);
	});

	test('reloads nothing without a newer build', async () => {
		publish('mine');
		recoverLostChunks(vi.fn(), saved);
		await lose();
		expect(browser.reload).not.toHaveBeenCalled();
	});

	test.each([
		['blocked', { getItem: refuse, setItem: refuse }],
		['full', { setItem: refuse }],
	])('asks, and reloads nothing, where storage is %s', async (_state, methods) => {
		publish('next');
		vi.stubGlobal('sessionStorage', { ...sessionStorage, ...methods });
		const ask = vi.fn();
		recoverLostChunks(ask, saved);
		await lose();
		expect(ask).toHaveBeenCalledTimes(1);
		expect(browser.reload).not.toHaveBeenCalled();
	});

	test.each([
		[{ isConnected: true, value: 'typed' }, 'asks first', true],
		[{ isConnected: true, value: '' }, 'does not ask', false],
		[{ isConnected: false, value: 'typed' }, 'does not ask', false],
	])('with a field of %o %s', async (state, _what, isAsked) => {
		publish('next');
		const ask = vi.fn();
		recoverLostChunks(ask, saved);
		const input = new Event('input');
		Object.defineProperty(input, 'target', { value: state });
		browser.page.dispatchEvent(input);
		await lose();
		expect(ask).toHaveBeenCalledTimes(isAsked ? 1 : 0);
		expect(browser.reload).toHaveBeenCalledTimes(isAsked ? 0 : 1);
	});
});
