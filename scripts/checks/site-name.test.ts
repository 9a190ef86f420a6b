import { expect, test } from 'vitest';
import { linesWithName } from './site-name';

test('finds a name in code and messages, not in comments and examples', () => {
	const text =
		"/** Acme */\nconst title = 'Acme';\nconst path = '/acme';\nthrow 'a host, e.g. acme.com';";
	expect(linesWithName('app/page.ts', text, 'Acme')).toEqual([
		"app/page.ts: take the name from app/site.ts: const title = 'Acme';",
		"app/page.ts: take the name from app/site.ts: const path = '/acme';",
	]);
});
