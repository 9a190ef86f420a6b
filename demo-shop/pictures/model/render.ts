import { writeFile } from 'node:fs/promises';
import { NodeIO } from '@gltf-transform/core';
import { regionKeys } from '../../catalogue/map-pictures';
import { frames } from '../../catalogue/options';
import { regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { framedMapModel } from './framed-map-model';
import { barsOf } from './parts';
import { bakeTextures } from './textures';

/**
 * Writes the 3D models of a map, one in each frame, to `demo-shop/files/`.
 *
 *     npx tsx demo-shop/pictures/model/render.ts germany
 */
const region = regionKeys.find((key) => process.argv.includes(key));
if (!region) {
	console.error(`Name a map: ${regionKeys.join(', ')}.`);
	process.exit(1);
}

const layout = layoutOf(regions[region]);
for (const frame of frames) {
	const file = `aerolume-${region}-${frame}.glb`;
	const bars = barsOf(regions[region], frame);
	const model = framedMapModel(layout, frame, bars, await bakeTextures(layout, bars));
	const content = await new NodeIO().writeBinary(model);
	await writeFile(new URL(`../../files/${file}`, import.meta.url), content);
	console.log(`${file} ${Math.round(content.length / 1000)} kB`);
}
