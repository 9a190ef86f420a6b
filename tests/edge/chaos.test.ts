import { expect, test } from 'vitest';
import { chaosRound } from '../journeys/chaos-round';
import { controlDemoShop } from '../setup/demo-control';
import { seeded } from '../setup/seeded';
import { useEdge } from './edge';

const edge = useEdge();

/** `npm run chaos` tries more of them, with more visitors. */
test('purchases arrive under random faults, and the shop recovers within a second', async () => {
	const round = await chaosRound(edge.origin, controlDemoShop(edge.shopOrigin), seeded(1), 4);
	expect(round.problems, JSON.stringify(round.faults)).toEqual([]);
});
