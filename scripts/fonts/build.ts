import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createFont, woff2 } from 'fonteditor-core';
import { addGlyphs } from './add-glyphs';
import { fontLicence, fontSources } from './sources';

const FOLDER = 'app/styles/fonts';

/** `npm run fonts`: writes the font files, without hinting, and their licence. */
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
copyFileSync(fontLicence, `${FOLDER}/OFL.txt`);
