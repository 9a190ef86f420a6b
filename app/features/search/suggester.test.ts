import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester, type Suggestions, TIMEOUT_MS } from './suggester';

const TYPING_PAUSE_MS = 200;

interface Question {
	term: string;
	signal: AbortSignal;
	respond(found: string): void;
	fail(): void;
}

/** A suggester whose requests the test resolves, in any order. */
function start() {
	const questions: Question[] = [];
	const shown: Suggestions<string>[] = [];
	const suggester = createSuggester<string>({
		load: (term, signal) =>
			new Promise((resolve, reject) => {
				signal.addEventListener('abort', reject);
				questions.push({ term, signal, respond: resolve, fail: () => reject(new Error('lost')) });
			}),
		show: (suggestions) => shown.push(suggestions),
	});
	return { suggester, questions, shown, terms: () => questions.map(({ term }) => term) };
}

const pause = (ms = TYPING_PAUSE_MS) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

test('sends a request after a pause of 200 ms in typing, and not before', async () => {
	const { suggester, terms } = start();
	for (const text of ['k', 'ka', 'kar']) {
		suggester.type(text);
		await pause(TYPING_PAUSE_MS - 1);
	}
	expect(terms()).toEqual([]);
	await pause(1);
	expect(terms()).toEqual(['kar']);
});

test('shows at once that it is searching, then the results', async () => {
	const { suggester, questions, shown } = start();
	suggester.type(' karte ');
	expect(shown).toEqual([{ state: 'searching', term: 'karte', found: undefined }]);
	await pause();
	questions[0]?.respond('maps');
	await pause(0);
	expect(shown.at(-1)).toEqual({ state: 'found', term: 'karte', found: 'maps' });
});

test('the previous results stay visible while more is typed', async () => {
	const { suggester, questions, shown } = start();
	suggester.type('kar');
	await pause();
	questions[0]?.respond('maps');
	await pause(0);
	suggester.type('karte');
	expect(shown.at(-1)).toEqual({ state: 'searching', term: 'karte', found: 'maps' });
});

test('another term aborts the previous request, and its response is ignored', async () => {
	const { suggester, questions, shown } = start();
	suggester.type('kar');
	await pause();
	suggester.type('karte');
	expect(questions[0]?.signal.aborted).toBe(true);
	await pause();
	questions[1]?.respond('new');
	await pause(0);
	questions[0]?.respond('old');
	await pause(0);
	expect(shown.at(-1)).toEqual({ state: 'found', term: 'karte', found: 'new' });
});

test('an aborted request that fails is no failure', async () => {
	const { suggester, questions, shown } = start();
	suggester.type('kar');
	await pause();
	suggester.type('karte');
	questions[0]?.fail();
	await pause(0);
	expect(shown.map(({ state }) => state)).toEqual(['searching', 'searching']);
});

test('an empty field sends no request and shows nothing', async () => {
	const { suggester, questions, shown, terms } = start();
	suggester.type('kar');
	await pause();
	suggester.type('  ');
	questions[0]?.respond('maps');
	await pause();
	expect(shown.at(-1)).toEqual({ state: 'idle' });
	expect(terms()).toEqual(['kar']);
});

test('a space at the end sends no other request', async () => {
	const { suggester, terms } = start();
	suggester.type('kar');
	suggester.type('kar ');
	await pause();
	suggester.type('kar');
	await pause();
	expect(terms()).toEqual(['kar']);
});

test('a failed request can be sent again at once, with the same term', async () => {
	const { suggester, questions, shown, terms } = start();
	suggester.retry();
	suggester.type('kar');
	await pause();
	questions[0]?.fail();
	await pause(0);
	expect(shown.at(-1)).toEqual({ state: 'failed', term: 'kar' });
	suggester.retry();
	expect(shown.at(-1)).toEqual({ state: 'searching', term: 'kar' });
	questions[1]?.respond('maps');
	await pause(0);
	expect(shown.at(-1)).toEqual({ state: 'found', term: 'kar', found: 'maps' });
	expect(terms()).toEqual(['kar', 'kar']);
});

test('a response after the time-out is a failure', async () => {
	const { suggester, questions, shown } = start();
	suggester.type('kar');
	await pause();
	await pause(TIMEOUT_MS - 1);
	expect(shown.at(-1)).toMatchObject({ state: 'searching' });
	await pause(1);
	expect(questions[0]?.signal.aborted).toBe(true);
	expect(shown.at(-1)).toEqual({ state: 'failed', term: 'kar' });
});

test('an unmounted field sends no requests', async () => {
	const { suggester, questions, shown, terms } = start();
	suggester.type('kar');
	suggester.stop();
	await pause();
	expect(terms()).toEqual([]);
	suggester.type('karte');
	await pause();
	suggester.stop();
	expect(questions[0]?.signal.aborted).toBe(true);
	questions[0]?.respond('maps');
	await pause(0);
	expect(shown.at(-1)).toMatchObject({ state: 'searching' });
});
