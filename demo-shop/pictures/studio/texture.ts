import sharp from 'sharp';
import { toLinear } from './color';

/** A printed picture, read at any point as linear light. */
export interface Texture {
	/** u from the left, v from the bottom, both 0 to 1; writes red, green, blue. */
	read(u: number, v: number, out: Float64Array): void;
	/** Mean of the whole picture. */
	mean: [number, number, number];
}

const linearOf = Float64Array.from({ length: 256 }, (_, value) => toLinear(value));

/** Renders an SVG once at its own size and stores the pixels. */
export async function drawTexture(svg: string): Promise<Texture> {
	const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	const at = (x: number, y: number, channel: number) =>
		linearOf[data[(y * width + x) * channels + channel] as number] as number;
	const mean: [number, number, number] = [0, 0, 0];
	let counted = 0;
	for (let y = 0; y < height; y += 8) {
		for (let x = 0; x < width; x += 8) {
			counted++;
			for (const channel of [0, 1, 2] as const) mean[channel] += at(x, y, channel);
		}
	}
	for (const channel of [0, 1, 2] as const) mean[channel] /= counted;
	return {
		mean,
		read(u, v, out) {
			const x = Math.min(Math.max(u * width - 0.5, 0), width - 1.001);
			const y = Math.min(Math.max((1 - v) * height - 0.5, 0), height - 1.001);
			const x0 = Math.floor(x);
			const y0 = Math.floor(y);
			const fx = x - x0;
			const fy = y - y0;
			for (let channel = 0; channel < 3; channel++) {
				const upper = at(x0, y0, channel) * (1 - fx) + at(x0 + 1, y0, channel) * fx;
				const lower = at(x0, y0 + 1, channel) * (1 - fx) + at(x0 + 1, y0 + 1, channel) * fx;
				out[channel] = upper * (1 - fy) + lower * fy;
			}
		},
	};
}
