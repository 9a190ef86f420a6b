import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MARKS = { de: '<!-- Vorlage:', en: '<!-- Template:' };

test.each(Object.entries(MARKS))(
	'each legal text in %s has the note that counsel must check it',
	(locale, mark) => {
		const folder = join('app/content', locale, 'legal');
		const files = readdirSync(folder);
		expect(files).toContain('privacy.md');
		for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toContain(mark);
	},
);

test('no legal text contains the company or the withdrawal period as fixed text', () => {
	for (const locale of Object.keys(MARKS)) {
		const folder = join('app/content', locale, 'legal');
		for (const file of readdirSync(folder)) {
			const text = readFileSync(join(folder, file), 'utf8');
			expect(text).not.toMatch(/Muster Kartenwerk|kartenwerk\.example/);
			if (file === 'revocation.md') expect(text).toContain('{{withdrawalDays}}');
		}
	}
});
