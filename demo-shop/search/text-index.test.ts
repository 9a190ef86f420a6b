import { expect, test } from 'vitest';
import { TextIndex } from './text-index';

test.each(['flugwetterkalender', 'flugwetter', 'kalender'])(
	'%s finds a title with a soft hyphen',
	(word) => {
		const index = new TextIndex(1);
		index.add(0, 'title', 'Flugwetter\u00adkalender 2026');
		expect(index.scores(word)[0]).toBeGreaterThan(0);
	},
);
