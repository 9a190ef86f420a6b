import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { regionKeys } from '../../catalogue/map-pictures';
import { type RegionKey, regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { duration, framesPerSecond, previewAt } from './clock';
import { encodeFilm, frameAt, hasFfmpeg } from './encode';
import { frameMaker } from './frames';
import { darkWall, lensFor, renderLayers } from './layers';
import { lightSpots } from './light-spots';

/**
 * Records a day on the wall and writes it to `demo-shop/files/` as MP4 and WebM, with one of its
 * frames as a picture. Needs ffmpeg.
 *
 *     npx tsx demo-shop/pictures/video/render.ts germany
 *     npx tsx demo-shop/pictures/video/render.ts usa --draft     small and coarse, to the temporary folder
 *     npx tsx demo-shop/pictures/video/render.ts usa --preview   only the picture, from the existing film
 */
if (!(await hasFfmpeg())) {
	console.error('The film needs ffmpeg, which is not installed: install it and try again.');
	process.exit(1);
}

const region = regionKeys.find((key) => process.argv.includes(key));
if (!region) {
	console.error(`Name a map: ${regionKeys.join(', ')}.`);
	process.exit(1);
}

const isDraft = process.argv.includes('--draft');
const size = isDraft ? { width: 480, height: 360 } : { width: 1440, height: 1080 };
const quality = isDraft
	? { gridColumns: 180, lightSamples: 20, extraRays: 3 }
	: { gridColumns: 400, lightSamples: 32, extraRays: 5 };
const folder = isDraft ? tmpdir() : fileURLToPath(new URL('../../files/', import.meta.url));
const file = join(folder, `aerolume-${region}-day`);

if (!process.argv.includes('--preview')) {
	await encodeFilm({ ...size, framesPerSecond, frames: await record(region) }, file);
	console.log(`${file}.mp4 and .webm`);
}
await sharp(await frameAt(`${file}.mp4`, previewAt))
	.webp({ quality: 86, effort: 5, smartSubsample: true })
	.toFile(`${file}.webp`);
console.log(`${file}.webp`);

/** Renders the layers; the frames are made one by one, each in the bytes of the one before. */
async function record(region: RegionKey): Promise<Generator<Uint8Array>> {
	const layout = layoutOf(regions[region]);
	const wall = await darkWall(region);
	let begin = performance.now();
	const layers = await renderLayers(layout, wall, size, quality, (name) => {
		console.log(`${name} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
		begin = performance.now();
	});
	const spots = lightSpots(layout, wall.prepared, wall.sheet, lensFor(size), size);
	return framesOf(frameMaker(layout, layers, spots));
}

function* framesOf(make: ReturnType<typeof frameMaker>): Generator<Uint8Array> {
	const pixels = new Uint8Array(size.width * size.height * 3);
	for (let frame = 0; frame < duration * framesPerSecond; frame++) {
		make(frame / framesPerSecond, pixels);
		yield pixels;
	}
}
