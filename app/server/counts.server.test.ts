import { expect, test } from 'vitest';
import { createCounts, createPlatformUse } from './counts.server';

test('counts are logged about once a minute, and begin again', () => {
	let time = 1_000_000;
	const lines: object[] = [];
	const keep = (message: string, fields: object = {}) => lines.push({ message, ...fields });
	const counts = createCounts({ info: keep, warn: keep, error: keep }, () => time);
	counts.add('requests');
	counts.add('retries', 2);
	time += 59_000;
	counts.add('requests');
	expect(lines).toEqual([]);
	time += 2_000;
	counts.add('cacheHits');
	expect(lines).toEqual([
		{
			message: 'Counts',
			seconds: 61,
			requests: 2,
			cacheHits: 0,
			staleResponses: 0,
			retries: 2,
			failures: 0,
		},
	]);
	time += 60_000;
	counts.add('requests');
	expect(lines[1]).toMatchObject({ requests: 0, cacheHits: 1, retries: 0 });
});

test('the time at the platform is the sum of its requests, failed ones too', async () => {
	let time = 0;
	const use = createPlatformUse(() => time);
	const fetch = use.measured(async (url) => {
		time += 30;
		if (url === 'lost') throw new Error('lost');
		return new Response();
	});
	await fetch('a', {});
	await fetch('lost', {}).catch(() => undefined);
	time += 5;
	expect(use.timing(0)).toBe('cache;desc=miss, platform;dur=60;desc="2 requests", total;dur=65');
});
