import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstVisitScript } from './first-visit';

test.each([
	['that is opened', null, '', true],
	['that is opened at a heading', null, '#data', false],
	['that is loaded anew, or come back to', { key: 'abc' }, '', false],
])('a page %s', (_, state, hash, first) => {
	const dataset: Record<string, string> = {};
	const page = {
		history: { state },
		location: { hash },
		document: { documentElement: { dataset } },
	};
	runInNewContext(firstVisitScript, page);
	expect('firstVisit' in dataset).toBe(first);
});
