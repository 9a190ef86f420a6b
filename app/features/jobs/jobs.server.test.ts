import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobs } from './jobs.server';

test('Cloudflare starts each job', () => {
	const [, list = ''] = /"crons": (\[[^\]]*\])/.exec(readFileSync('wrangler.jsonc', 'utf8')) ?? [];
	expect(JSON.parse(list)).toEqual(Object.values(jobs).map(({ cron }) => cron));
});
