import { readFileSync } from 'node:fs';
import { createFont, woff2 } from 'fonteditor-core';
import { fontSources } from '../../scripts/fonts/sources';
import { expect, test } from '../setup/controls';

test('each font renders every character but its round parentheses like its source font', async ({
	page,
}) => {
	await woff2.init();
	for (const [name, source] of Object.entries(fontSources)) {
		// Without hinting, which the other one has.
		const original = readFileSync(source.replace(/2$/, ''));
		const shipped = readFileSync(`app/styles/fonts/${name}.woff2`);
		const characters = Object.keys(
			createFont(readFileSync(source), { type: 'woff2' }).get().cmap,
		).map(Number);
		expect(characters.length).toBeGreaterThan(200);
		await page.setContent(`<style>
			@font-face { font-family: original; src: url(data:font/woff;base64,${original.toString('base64')}) }
			@font-face { font-family: shipped; src: url(data:font/woff2;base64,${shipped.toString('base64')}) }
		</style>`);
		const different = await page.evaluate(async (codes) => {
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
		}, characters);
		const parentheses = [...'()'].map((sign) => sign.charCodeAt(0));
		expect(different, name).toEqual(parentheses);
	}
});
