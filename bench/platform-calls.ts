/** How often the number of calls is taken from the platform's log, which is limited. */
const LOG_INTERVAL_MS = 250;

/** Counts the platform's calls until `stop`. */
export function countCalls(control: (name: string, method: string) => Promise<unknown>) {
	let count = 0;
	const take = async () => {
		const { requests } = (await control('requests', 'GET')) as { requests: object[] };
		await control('requests', 'DELETE');
		count += requests.length;
	};
	let taking = control('requests', 'DELETE').then(() => {});
	const timer = setInterval(() => {
		taking = taking.then(take);
	}, LOG_INTERVAL_MS);
	return {
		async stop() {
			clearInterval(timer);
			await taking.then(take);
			return count;
		},
	};
}
