import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueue } from './request-queue';

afterEach(() => vi.unstubAllGlobals());

/** Locks of a browser: one holder at a time for each name, in all tabs. */
function browserLocks() {
	const held = new Map<string, Promise<unknown>>();
	return {
		request(name: string, work: () => Promise<void>) {
			const next = (held.get(name) ?? Promise.resolve()).then(work);
			held.set(
				name,
				next.catch(() => undefined),
			);
			return next;
		},
	};
}

test('two tabs run one piece of work at a time', async () => {
	vi.stubGlobal('navigator', { locks: browserLocks() });
	const tabs = [createQueue('list'), createQueue('list')];
	let running = 0;
	const most: number[] = [];
	const work = async () => {
		running += 1;
		most.push(running);
		await setImmediate();
		running -= 1;
	};
	await Promise.all(tabs.flatMap((enqueue) => [enqueue(work), enqueue(work)]));
	expect(most).toEqual([1, 1, 1, 1]);
});

test('work that fails is run once, and does not stop the next', async () => {
	vi.stubGlobal('navigator', { locks: browserLocks() });
	const enqueue = createQueue('list');
	const failing = vi.fn(async () => {
		throw new Error('broken');
	});
	await expect(enqueue(failing)).rejects.toThrow('broken');
	expect(failing).toHaveBeenCalledTimes(1);
	const next = vi.fn(async () => undefined);
	await enqueue(next);
	expect(next).toHaveBeenCalledTimes(1);
});
