import { expect, test } from 'vitest';
import { createWriteLimit } from './write-limit.server';

test('a customer can make 30 changes at once, then one every two seconds; others are not concerned', () => {
	let time = 1_000_000;
	const isAllowed = createWriteLimit(() => time);
	const attempts = (count: number) =>
		Array.from({ length: count }, () => isAllowed('one')).filter(Boolean).length;
	expect(attempts(200)).toBe(30);
	expect(isAllowed('other')).toBe(true);
	time += 4_000;
	expect(attempts(200)).toBe(2);
	time += 3_600_000;
	expect(attempts(200)).toBe(30);
});

test('59 changes within 59 seconds are allowed', () => {
	let time = 0;
	const isAllowed = createWriteLimit(() => time);
	for (; time < 59_000; time += 1_000) expect(isAllowed('one'), `${time}`).toBe(true);
});
