import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from './scenes/pictures';
import { develop } from './studio/develop';
import { type Quality, takePicture } from './studio/picture';

/**
 * Renders the shop's pictures to `demo-shop/files/`.
 *
 *     npx tsx demo-shop/pictures/render.ts                 all of them
 *     npx tsx demo-shop/pictures/render.ts frame-oak alps  those whose name contains a word
 *     npx tsx demo-shop/pictures/render.ts --draft usa          small and coarse, to the system's temporary folder
 */
const args = process.argv.slice(2);
const isDraft = args.includes('--draft');
const words = args.filter((arg) => !arg.startsWith('--'));

const size = isDraft ? { width: 1000, height: 750 } : { width: 2400, height: 1800 };
const quality: Quality = isDraft
	? { gridColumns: 200, lightSamples: 24, extraRays: 4 }
	: { gridColumns: 400, lightSamples: 48, extraRays: 7 };
const folder = isDraft ? tmpdir() : fileURLToPath(new URL('../files/', import.meta.url));

for (const [name, compose] of Object.entries(pictures)) {
	if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
	const begin = performance.now();
	const scene = await compose();
	const exposure = takePicture(scene, size.width, size.height, quality);
	await develop(exposure, scene.finish, join(folder, `${name}.webp`));
	console.log(`${name} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}
