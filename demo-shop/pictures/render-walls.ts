import { mkdirSync, writeFileSync } from 'node:fs';
import { renderWall, type WallLight, type WallShape } from './home-wall';

/**
 * Renders the walls of the home page, on which it draws the live map: `npx tsx pictures/render-walls.ts FOLDER`, with a
 * shape (`portrait`), a light (`night`) or both as further arguments for some of them. The home page's style sheet has
 * the same measures.
 */
const [folder, ...words] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write into.');

mkdirSync(folder, { recursive: true });
for (const shape of ['portrait', 'landscape'] satisfies WallShape[]) {
	for (const light of ['day', 'night'] satisfies WallLight[]) {
		if (!words.every((word) => word === shape || word === light)) continue;
		const { large, phone } = await renderWall(shape, light);
		writeFileSync(`${folder}/${shape}-${light}.avif`, large);
		writeFileSync(`${folder}/${shape}-${light}-phone.avif`, phone);
		console.log(`${shape} ${light}: ${large.length} and ${phone.length} bytes`);
	}
}
