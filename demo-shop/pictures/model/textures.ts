import sharp from 'sharp';
import type { Layout } from '../sheet/layout';
import { mapSheet } from '../sheet/map-sheet';
import { lightColors } from '../sheet/palette';
import { toDisplay } from '../studio/color';
import { lightHalo, lightReach } from '../studio/paper';
import { createShadingPoint } from '../studio/prepared-scene';
import type { Bar } from './parts';

/** JPEG, which every viewer of glTF reads. */
type Jpeg = Uint8Array;

export interface ModelTextures {
	sheet: Jpeg;
	/** Light of the LEDs in the paper around them. */
	glow: Jpeg;
	bars: Jpeg;
}

/** Pixels of the sheet a millimetre, so that it is read from half a metre, and of the light in it. */
const sheetScale = 960 / 356;
const glowScale = 480 / 356;
const barsWidth = 1024;
const stripHeight = 192;
/** The halo beside its core, which shines as brightly as a material may. */
const haloStrength = 0.45;
/** Viewers light a model from all sides: printed white would burn out. */
const paperTone = 0.94;
/** Pixels at the edges of a strip that repeat its edge, so that strips do not bleed into each other. */
const margin = 4;

/** The part of the bars' texture that belongs to a bar, from the top, as fractions of its height. */
export function stripOf(index: number, bars: number): { from: number; to: number } {
	const height = stripHeight * bars;
	return {
		from: (index * stripHeight + margin) / height,
		to: ((index + 1) * stripHeight - margin) / height,
	};
}

export async function bakeTextures(layout: Layout, bars: Bar[]): Promise<ModelTextures> {
	return {
		sheet: await bakeSheet(layout),
		glow: await bakeGlow(layout),
		bars: await bakeBars(bars),
	};
}

/** Drawn at twice the size, so that fine lines stay even; darker where the frame stands around it. */
async function bakeSheet(layout: Layout): Promise<Jpeg> {
	const sheetWidth = Math.round(layout.width * sheetScale);
	const svg = mapSheet(layout, { pixels: sheetWidth * 2 });
	const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
		.resize({ width: sheetWidth })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const perMillimetre = info.width / layout.width;
	const shaded = data.map((value, at) => {
		const x = Math.floor(at / 3) % info.width;
		const y = Math.floor(at / 3 / info.width);
		const toEdge = Math.min(x, y, info.width - 1 - x, info.height - 1 - y) / perMillimetre;
		return value * paperTone * (1 - 0.2 * Math.exp(-toEdge / 9));
	});
	return encode(shaded, info.width, info.height, 90);
}

/** The halo of each light, as the studio's paper has it. */
async function bakeGlow({ width, height, lights }: Layout): Promise<Jpeg> {
	const glowWidth = Math.round(width * glowScale);
	const scale = glowWidth / width;
	const rows = Math.round(height * scale);
	const light = new Float32Array(glowWidth * rows * 3);
	for (const { x, y, category } of lights) {
		for (let row = Math.floor((y - lightReach) * scale); row < (y + lightReach) * scale; row++) {
			for (
				let column = Math.floor((x - lightReach) * scale);
				column < (x + lightReach) * scale;
				column++
			) {
				if (row < 0 || column < 0 || row >= rows || column >= glowWidth) continue;
				const distance = Math.hypot((column + 0.5) / scale - x, (row + 0.5) / scale - y);
				if (distance > lightReach) continue;
				const strength = haloStrength * lightHalo(distance);
				for (const [channel, part] of lightColors[category].entries()) {
					const at = (row * glowWidth + column) * 3 + channel;
					light[at] = (light[at] ?? 0) + part * strength;
				}
			}
		}
	}
	return encode(Uint8Array.from(light, toDisplay), glowWidth, rows, 88);
}

/** Each bar's surface, unrolled along its cross-section. */
async function bakeBars(bars: Bar[]): Promise<Jpeg> {
	const height = stripHeight * bars.length;
	const pixels = new Uint8Array(barsWidth * height * 3);
	const point = createShadingPoint();
	for (const [index, { material, axis, section, perimeter, longest }] of bars.entries()) {
		for (let row = 0; row < stripHeight; row++) {
			const fraction = (row + 0.5 - margin) / (stripHeight - margin * 2);
			const arcLength = Math.min(Math.max(fraction, 0), 1) * perimeter;
			const next = Math.max(
				section.findIndex((entry) => entry.arcLength >= arcLength),
				1,
			);
			const [a, b] = [section[next - 1], section[next]];
			if (!a || !b) continue;
			const span = b.arcLength - a.arcLength;
			const part = span > 0 ? (arcLength - a.arcLength) / span : 0;
			const at = a.position.map((value, on) => value + ((b.position[on] ?? 0) - value) * part);
			for (let column = 0; column < barsWidth; column++) {
				at[axis] = ((column + 0.5) / barsWidth - 0.5) * longest;
				[point.localX = 0, point.localY = 0, point.localZ = 0] = at;
				material(point);
				pixels.set(
					[point.r, point.g, point.b].map((value) => Math.round(toDisplay(value))),
					((index * stripHeight + row) * barsWidth + column) * 3,
				);
			}
		}
	}
	return encode(pixels, barsWidth, height, 82);
}

function encode(pixels: Uint8Array, width: number, height: number, quality: number): Promise<Jpeg> {
	return sharp(pixels, { raw: { width, height, channels: 3 } })
		.jpeg({ quality, mozjpeg: true })
		.toBuffer();
}
