import { expect, test } from 'vitest';
import { chaosRound } from '../journeys/chaos-round';
import { controlDemoShop } from '../setup/demo-control';
import { seeded } from '../setup/seeded';
import { useEdge } from './edge';

const edge = useEdge();

/** A platform that is down, and additions to the cart that arrive late. `npm run chaos` tries other faults. */
const SEED = 2492;

/** As long as a journey may take. */
const LIMIT_MS = 60_000;

test(
	'purchases arrive under random faults, and the shop recovers within a second',
	async () => {
		const round = await chaosRound(edge.origin, controlDemoShop(edge.shopOrigin), seeded(SEED), 4);
		expect(round.problems, JSON.stringify(round.faults)).toEqual([]);
	},
	LIMIT_MS,
);
