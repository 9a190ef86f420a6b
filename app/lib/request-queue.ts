/**
 * Returns a function that runs one piece of work at a time: of this page, and of other tabs if the browser supports
 * locks. What a piece of work throws is the result of its call, and does not stop the others.
 * @param name of the lock
 */
export function createQueue(name: string): (work: () => Promise<void>) => Promise<void> {
	let queue: Promise<void> = Promise.resolve();
	return (work) => {
		let done: Promise<void> | undefined;
		const once = () => {
			done ??= work();
			return done;
		};
		const next = queue.then(async () => {
			// Browsers refuse locks where they block site data.
			await navigator.locks?.request(name, once).catch(() => undefined);
			await once();
		});
		queue = next.catch(() => undefined);
		return next;
	};
}
