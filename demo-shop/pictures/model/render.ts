import { writeFile } from 'node:fs/promises';
import { NodeIO } from '@gltf-transform/core';
import { regionKeys } from '../../catalogue/map-pictures';
import { regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { framedMapModel } from './framed-map-model';
import { oakBars } from './parts';
import { bakeTextures } from './textures';

/**
 * Writes the 3D model of a map in oak to `demo-shop/files/`.
 *
 *     npx tsx demo-shop/pictures/model/render.ts germany
 */
const region = regionKeys.find((key) => process.argv.includes(key));
if (!region) {
	console.error(`Name a map: ${regionKeys.join(', ')}.`);
	process.exit(1);
}

const file = `aerolume-${region}-oak.glb`;
const layout = layoutOf(regions[region]);
const bars = oakBars(regions[region]);
const model = framedMapModel(layout, bars, await bakeTextures(layout, bars));
const content = await new NodeIO().writeBinary(model);
await writeFile(new URL(`../../files/${file}`, import.meta.url), content);
console.log(`${file} ${Math.round(content.length / 1000)} kB`);
