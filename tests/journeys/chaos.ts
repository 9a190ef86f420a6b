import { seeded } from '../setup/seeded';
import { timedRun } from '../setup/timed-run';
import { chaosRound } from './chaos-round';

/** Journeys side by side. */
const COUNT = 8;

/**
 * `npm run chaos -- --minutes 10 --seed 7`: purchases while the platform fails in random ways for some seconds, again
 * and again. Prints each purchase that failed, each wrong response and each slow recovery.
 */
await timedRun(async ({ edge, shop, seed, isOver, report }) => {
	const random = seeded(seed);
	let journeys = 0;
	let slowest = 0;
	for (let round = 1; !isOver(); round++) {
		const { faults, problems, recoveryMs } = await chaosRound(edge.origin, shop, random, COUNT);
		journeys += COUNT;
		slowest = Math.max(slowest, recoveryMs);
		for (const problem of problems) report(problem, JSON.stringify(faults));
		console.log(
			`round ${round}: ${faults.map(({ kind, phase }) => `${kind} ${phase}`).join(', ')}; ` +
				`${journeys} journeys so far, slowest recovery ${slowest.toFixed(0)} ms`,
		);
	}
});
