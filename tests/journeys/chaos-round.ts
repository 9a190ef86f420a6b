import { setTimeout as pause } from 'node:timers/promises';
import { faultKinds } from '@aerolume/demo-shop/fault-rules';
import { variantGid, variantIds } from '../setup/catalogue';
import type { DemoControl, Fault } from '../setup/demo-control';
import { runJourney } from './journey';
import { VARIATIONS } from './variations';

/** After the faults have ended. */
const RECOVERY_LIMIT_MS = 1_000;
const JOURNEY_LIMIT_MS = 60_000;

/** Visitors try again until long after the faults: only what is lost, doubled or broken stops them. */
const PATIENCE = { tries: 150, pauseMs: 250 };

/** Operations of the second and later faults; the first fault hits all operations. */
const OPERATIONS = ['cart', 'cartCreate', 'cartLinesAdd', 'product', 'search'];
const PREFIXES = ['', '/de', '/en'];

interface ChaosRound {
	faults: Fault[];
	problems: string[];
	/** From the end of the faults to the last request that failed. */
	recoveryMs: number;
}

/**
 * `count` journeys in every variation, with and without JavaScript, under one to three random faults that end after
 * some seconds.
 */
export async function chaosRound(
	origin: string,
	shop: DemoControl,
	random: () => number,
	count: number,
): Promise<ChaosRound> {
	await shop.reset();
	const variants = { bought: variantIds.plenty, dropped: variantIds.large };
	for (const id of Object.values(variants)) await shop.setStock(variantGid(id), 100_000);
	const faults = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at) => ({
		...randomFault(random),
		...(at === 0 && { operation: '*' }),
	}));
	const turn = Math.floor(random() * 1000);
	await shop.faults(...faults);
	const journeys = Array.from({ length: count }, (_, at) =>
		runJourney({
			origin,
			variation: VARIATIONS[at % VARIATIONS.length] ?? 'home',
			turn: turn + at,
			variants,
			prefix: PREFIXES[(turn + at) % PREFIXES.length] ?? '',
			script: (turn + at + Math.floor(at / VARIATIONS.length)) % 2 === 0,
			patience: PATIENCE,
		}),
	);
	await pause(500 + random() * 3_500);
	await shop.faults();
	const recoveryMs = await recovery(origin);
	const results = await Promise.race([Promise.all(journeys), pause(JOURNEY_LIMIT_MS, undefined)]);
	const problems = results?.flatMap(({ problem }) => problem ?? []) ?? ['journeys hang'];
	if (recoveryMs > RECOVERY_LIMIT_MS) problems.push('recovery took longer than a second');
	return { faults, problems, recoveryMs };
}

function randomFault(random: () => number): Fault {
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
	const kind = pick(faultKinds);
	const late = kind === 'drop' || kind === 'timeout' ? (['late'] as const) : [];
	return {
		operation: pick(OPERATIONS),
		kind,
		phase: pick(['before', 'after', ...late]),
		rate: pick([0.1, 0.3, 1, 1]),
		times: pick([null, null, null, 1, 2]),
		delayMs: Math.floor(random() * 2_000),
		seed: Math.floor(random() * 1_000_000),
	};
}

/**
 * From now to the sending of the last request that fails. Requests are sent without waiting for
 * one another, as visitors do. The list of countries is never cached.
 */
async function recovery(origin: string): Promise<number> {
	const began = performance.now();
	let recovered = 0;
	const ask = async () => {
		const passed = performance.now() - began;
		const succeeded = await fetch(`${origin}/api/country`, {
			headers: { Connection: 'close', Cookie: 'country=DE' },
			signal: AbortSignal.timeout(JOURNEY_LIMIT_MS),
		}).then(
			({ status }) => status === 200,
			() => false,
		);
		if (!succeeded) recovered = Math.max(recovered, passed);
	};
	const requests: Promise<void>[] = [];
	while (performance.now() - began < 2 * RECOVERY_LIMIT_MS) {
		requests.push(ask());
		await pause(100);
	}
	await Promise.all(requests);
	return recovered;
}
