import { expect, test } from 'vitest';
import { CostBucket } from './cost-bucket';

test('points come back while calls are refused in quick succession', () => {
	const bucket = new CostBucket();
	expect(bucket.take(2000, 0)).toBe(true);
	const taken = Array.from({ length: 34 }, (_none, call) => bucket.take(10, 3 * (call + 1)));
	expect(taken.indexOf(true)).toBe(33);
	expect(bucket.status.currentlyAvailable).toBe(0);
});
