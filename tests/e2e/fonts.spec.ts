import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCharacters } from '../../scripts/fonts/character-map';
import { readWoff } from '../../scripts/fonts/woff';
import { expect, test } from '../setup/controls';

const FONTS = [
	['b612-400', '@fontsource/b612/files/b612-latin-400-normal.woff'],
	['b612-700', '@fontsource/b612/files/b612-latin-700-normal.woff'],
	['b612-mono-400', '@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff'],
] as const;

test('each font renders every character like its source font', async ({ page }) => {
	for (const [name, source] of FONTS) {
		const original = readFileSync(createRequire(import.meta.url).resolve(source));
		const shipped = readFileSync(`app/styles/fonts/${name}.woff2`);
		const characters = readCharacters(readWoff(original).get('cmap') ?? Buffer.alloc(0));
		expect(characters.size).toBeGreaterThan(200);
		await page.setContent(`<style>
			@font-face { font-family: original; src: url(data:font/woff;base64,${original.toString('base64')}) }
			@font-face { font-family: shipped; src: url(data:font/woff2;base64,${shipped.toString('base64')}) }
		</style>`);
		const different = await page.evaluate(
			async (codes) => {
				const canvas = document.createElement('canvas');
				const context = canvas.getContext('2d', { willReadFrequently: true });
				if (!context) return codes;
				canvas.width = 160;
				canvas.height = 160;
				const draw = (family: string, text: string) => {
					context.clearRect(0, 0, canvas.width, canvas.height);
					context.font = `100px ${family}`;
					context.fillText(text, 30, 110);
					const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
					return `${context.measureText(text).width} ${data.join()}`;
				};
				for (const family of ['original', 'shipped']) {
					const loaded = await document.fonts.load(`100px ${family}`);
					if (loaded.length !== 1) return codes;
				}
				return codes.filter((code) => {
					const text = String.fromCodePoint(code);
					return draw('original', text) !== draw('shipped', text);
				});
			},
			[...characters.keys()],
		);
		expect(different, name).toEqual([]);
	}
});
