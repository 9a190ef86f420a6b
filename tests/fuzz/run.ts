import { sendRaw } from '../edge/raw-request';
import { seeded } from '../setup/seeded';
import { timedRun } from '../setup/timed-run';
import { findingsIn, wrongLines } from './findings';
import { collectForms } from './forms';
import { fuzzForm, fuzzRequest, routePatterns } from './requests';

/**
 * `npm run fuzz -- --minutes 10 --seed 7`: random requests to every route of `app/routes.ts`, as a guest and as a
 * customer, and the forms of all pages with changed fields. Prints each response that must not be.
 */

/** Requests at once. */
const PARALLEL = 8;

/** Requests after which forms and session are fetched again: some requests sign out, and the tokens of forms expire. */
const ROUND = 2_000;

/** Nothing takes longer, even on a busy machine: all calls of a request to the platform share ten seconds. */
const HANG_MS = 30_000;

/** Characters of a request that are printed. */
const SHOWN = 700;

await timedRun(async ({ edge, shop, seed, isOver, report }) => {
	const random = seeded(seed);
	const patterns = routePatterns();
	const { host } = new URL(edge.origin);
	edge.child.process.stdout?.on('data', (chunk: Buffer) => {
		for (const line of wrongLines(chunk.toString().trimEnd().split('\n'))) {
			report(`the log: ${line.replaceAll(/[0-9a-f-]{8,}|\d/g, '…').slice(0, 200)}`, line);
		}
	});
	const good = (await fetch(`${edge.origin}/en`)).headers;
	let sent = 0;
	while (!isOver()) {
		const forms = await collectForms(edge.origin, shop.origin);
		const session = forms.at(-1)?.session ?? '';
		const until = sent + ROUND;
		const ask = async () => {
			const form = random() < 0.3 ? forms[Math.floor(random() * forms.length)] : undefined;
			const pattern = patterns[sent % patterns.length] ?? '/';
			const request = form
				? fuzzForm(form, host, random)
				: fuzzRequest(pattern, host, random, session);
			sent += 1;
			const response = await sendRaw(edge.origin, request.message, {
				...request,
				limitMs: HANG_MS,
			});
			for (const problem of findingsIn(response, request, good, session)) {
				report(
					`${problem}: ${form?.path ?? pattern}`,
					JSON.stringify(request.message.slice(0, SHOWN)),
				);
			}
		};
		const keepAsking = async () => {
			while (sent < until && !isOver()) await ask();
		};
		await Promise.all(Array.from({ length: PARALLEL }, keepAsking));
		console.log(`${sent} requests to ${patterns.length} routes and ${forms.length} forms`);
	}
	if (sent === 0) throw new Error('No request was sent in this time: give more --minutes.');
});
