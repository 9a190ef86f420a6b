import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NodeIO } from '@gltf-transform/core';
import { regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { framedMapModel } from './framed-map-model';
import { oakBars } from './parts';
import { bakeTextures } from './textures';

/**
 * Writes the 3D model of the map to `demo-shop/files/`.
 *
 *     npx tsx demo-shop/pictures/model/render.ts
 */
const file = fileURLToPath(new URL('../../files/aerolume-germany-oak.glb', import.meta.url));

const layout = layoutOf(regions.germany);
const bars = oakBars();
const model = framedMapModel(layout, bars, await bakeTextures(layout, bars));
const content = await new NodeIO().writeBinary(model);
await writeFile(file, content);
console.log(`aerolume-germany-oak.glb ${Math.round(content.length / 1000)} kB`);
