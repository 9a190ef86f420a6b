import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFont, woff2 } from 'fonteditor-core';
import { addGlyphs } from './add-glyphs';

const FOLDER = 'app/styles/fonts';

/** Latin subsets from the packages, by their new file name. */
const FONTS = {
	'b612-400': import.meta.resolve('@fontsource/b612/files/b612-latin-400-normal.woff2'),
	'b612-700': import.meta.resolve('@fontsource/b612/files/b612-latin-700-normal.woff2'),
	'b612-mono-400': import.meta.resolve(
		'@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2',
	),
};

/** `npm run fonts`: writes the font files, without hinting, and their licence. */
await woff2.init();
for (const [name, source] of Object.entries(FONTS)) {
	const font = createFont(readFileSync(fileURLToPath(source)), {
		type: 'woff2',
		hinting: false,
		kerning: true,
	});
	font.set(addGlyphs(font.get()));
	const file = font.write({ type: 'woff2', hinting: false, kerning: true }) as Buffer;
	writeFileSync(`${FOLDER}/${name}.woff2`, file);
	console.log(`${name}.woff2  ${file.length} bytes`);
}
copyFileSync(fileURLToPath(import.meta.resolve('@fontsource/b612/LICENSE')), `${FOLDER}/OFL.txt`);
