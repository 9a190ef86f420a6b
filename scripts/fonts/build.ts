import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addSigns } from './signs';
import { readWoff, writeWoff2 } from './woff';

const FOLDER = 'app/styles/fonts';

/** Latin subsets without hinting, from the packages, by their new file name. */
const FONTS = {
	'b612-400': import.meta.resolve('@fontsource/b612/files/b612-latin-400-normal.woff'),
	'b612-700': import.meta.resolve('@fontsource/b612/files/b612-latin-700-normal.woff'),
	'b612-mono-400': import.meta.resolve(
		'@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff',
	),
};

/** `npm run fonts`: writes the font files and their licence. */
function buildFonts(): void {
	for (const [name, source] of Object.entries(FONTS)) {
		const file = writeWoff2(addSigns(readWoff(readFileSync(fileURLToPath(source)))));
		writeFileSync(`${FOLDER}/${name}.woff2`, file);
		console.log(`${name}.woff2  ${file.length} bytes`);
	}
	copyFileSync(fileURLToPath(import.meta.resolve('@fontsource/b612/LICENSE')), `${FOLDER}/OFL.txt`);
}

buildFonts();
