import { readFileSync, writeFileSync } from 'node:fs';
import { createFont, woff2 } from 'fonteditor-core';
import { addGlyphs } from './add-glyphs';
import { fontLicences, fontSources } from './sources';

const FOLDER = 'app/styles/fonts';

/** `npm run fonts`: writes the font files, without hinting, and their licences. */
await woff2.init();
for (const [name, source] of Object.entries(fontSources)) {
	const font = createFont(readFileSync(source), {
		type: 'woff2',
		hinting: false,
		kerning: true,
	});
	font.set(addGlyphs(font.get()));
	const file = font.write({ type: 'woff2', hinting: false, kerning: true }) as Buffer;
	writeFileSync(`${FOLDER}/${name}.woff2`, file);
	console.log(`${name}.woff2  ${file.length} bytes`);
}
const licences = fontLicences.map((file) => readFileSync(file, 'utf8').trimEnd());
writeFileSync(`${FOLDER}/OFL.txt`, `${licences.join('\n\n')}\n`);
