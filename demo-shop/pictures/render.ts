import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from './scenes/pictures';
import { develop } from './studio/develop';
import { type Quality, type Shot, takeShot } from './studio/picture';
import type { Scene } from './studio/scene';

/**
 * Renders the shop's pictures to `demo-shop/files/`.
 *
 *     npx tsx demo-shop/pictures/render.ts                 all of them
 *     npx tsx demo-shop/pictures/render.ts gift-card alps  one by its name, or those whose name contains a word
 *     npx tsx demo-shop/pictures/render.ts --draft usa     small and coarse, to the system's temporary folder
 */
const args = process.argv.slice(2);
const isDraft = args.includes('--draft');
const words = args.filter((arg) => arg !== '--draft');
const unknown = words.find((word) => !Object.keys(pictures).some((name) => isMeant(name, word)));
if (unknown !== undefined) throw new Error(`No picture has the name ${unknown}.`);

const folder = isDraft ? tmpdir() : fileURLToPath(new URL('../files/', import.meta.url));

/**
 * Light is gathered once for every five or six pixels across, with fewer samples in small pictures. These are quick
 * enough for fine contacts in all of them.
 */
function qualityFor(width: number, { fineContacts = false }: Scene): Quality {
	const gridColumns = Math.round(width / (isDraft ? 5 : 6));
	if (isDraft) return { gridColumns, lightSamples: 24, extraRays: 4 };
	const isSmall = width < 2400;
	return {
		gridColumns,
		lightSamples: isSmall ? 24 : 36,
		extraRays: isSmall ? 5 : 7,
		fineContacts: isSmall || fineContacts,
	};
}

function isMeant(name: string, word: string): boolean {
	return word in pictures ? name === word : name.includes(word);
}

let latest: { set: string; shot: Shot } | undefined;

for (const [name, compose] of Object.entries(pictures)) {
	if (words.length > 0 && !words.some((word) => isMeant(name, word))) continue;
	const begin = performance.now();
	const scene = await compose();
	const width = isDraft ? 1000 : (scene.width ?? 2400);
	const earlier = latest?.set === scene.set?.name ? latest?.shot : undefined;
	const shot = takeShot(scene, width, (width * 3) / 4, qualityFor(width, scene), earlier);
	latest = scene.set && { set: scene.set.name, shot };
	await develop(
		{ ...shot.plate, light: shot.plate.light.slice() },
		scene.finish,
		join(folder, `${name}.webp`),
	);
	console.log(`${name} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}
