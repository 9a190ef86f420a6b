import sharp from 'sharp';
import { toDisplay } from './color';
import { random } from './noise';
import type { Exposure } from './picture';
import type { Finish } from './scene';

/** Light that the camera takes for middle grey becomes so many times brighter. */
const gain = 1.32;
/** The curve is straight between these, with a toe below and a shoulder above. */
const [toe, shoulder] = [0.22, 0.532];

/** Tone curve of a film: deep blacks, and whites that come near to white and still differ. */
export function tone(value: number): number {
	const x = Math.max(value, 0) * gain;
	if (x < toe) return toe * (x / toe) ** 1.4;
	if (x < shoulder) return x;
	return 1 - (1 - shoulder) * Math.exp((shoulder - x) / (1 - shoulder));
}

/** Blurs a picture of three channels by about `radius` pixels: three box blurs make a soft bell. */
function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
	let current = source;
	const reach = Math.max(1, Math.round(radius * 0.58));
	for (let pass = 0; pass < 3; pass++) {
		for (const horizontal of [true, false]) {
			const next = new Float32Array(current.length);
			const lines = horizontal ? height : width;
			const steps = horizontal ? width : height;
			const stride = (horizontal ? 1 : width) * 3;
			const lineStride = (horizontal ? width : 1) * 3;
			for (let line = 0; line < lines; line++) {
				for (let channel = 0; channel < 3; channel++) {
					const base = line * lineStride + channel;
					let sum = 0;
					for (let step = -reach; step <= reach; step++) {
						sum += step >= 0 && step < steps ? (current[base + step * stride] as number) : 0;
					}
					for (let step = 0; step < steps; step++) {
						next[base + step * stride] = sum / (reach * 2 + 1);
						const leaving = step - reach;
						const entering = step + reach + 1;
						if (leaving >= 0) sum -= current[base + leaving * stride] as number;
						if (entering < steps) sum += current[base + entering * stride] as number;
					}
				}
			}
			current = next;
		}
	}
	return current;
}

/** Adds the glow that a lens spreads around what shines; `across` is the width of the whole picture. */
export function addBloom(
	{ width, height, light, glow }: Omit<Exposure, 'depth'>,
	strength: number,
	across = width,
): void {
	const near = blur(glow, width, height, across / 260);
	const far = blur(glow, width, height, across / 60);
	for (let index = 0; index < light.length; index++) {
		light[index] =
			(light[index] as number) +
			strength * ((near[index] as number) * 0.55 + (far[index] as number) * 0.45);
	}
}

/** Blurs what is out of focus: each pixel mixes those within its circle that are as blurred. */
function addDefocus(
	exposure: Exposure,
	{ distance, blur: amount }: NonNullable<Finish['focus']>,
): void {
	const { width, height, light, depth } = exposure;
	const source = Float32Array.from(light);
	const circle = Float32Array.from(depth, (far) =>
		Math.min((Math.abs(far - distance) / far) * amount * width * 0.001, width * 0.02),
	);
	const taps = 48;
	const offsets = Array.from({ length: taps }, (_, tap) => {
		const radius = Math.sqrt((tap + 0.5) / taps);
		const angle = tap * 2.39996;
		return [radius * Math.cos(angle), radius * Math.sin(angle), radius] as const;
	});
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const pixel = y * width + x;
			const radius = circle[pixel] as number;
			if (radius < 0.6) continue;
			let total = 1;
			const sums = [
				source[pixel * 3] as number,
				source[pixel * 3 + 1] as number,
				source[pixel * 3 + 2] as number,
			];
			for (const [ox, oy, reach] of offsets) {
				const sx = Math.round(x + ox * radius);
				const sy = Math.round(y + oy * radius);
				if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
				const other = sy * width + sx;
				const spread = circle[other] as number;
				const weight = Math.min(Math.max(spread - reach * radius + 1, 0.02), 1);
				total += weight;
				for (let channel = 0; channel < 3; channel++) {
					sums[channel] = (sums[channel] ?? 0) + (source[other * 3 + channel] as number) * weight;
				}
			}
			for (let channel = 0; channel < 3; channel++)
				light[pixel * 3 + channel] = (sums[channel] ?? 0) / total;
		}
	}
}

/** What a file may weigh, in bytes, before its quality is lowered. */
const heaviest = 172_000;

/** Finishes a picture and writes it as WebP. */
export async function develop(exposure: Exposure, finish: Finish, file: string): Promise<void> {
	const { width, height, light } = exposure;
	if (finish.bloom) addBloom(exposure, finish.bloom);
	if (finish.focus) addDefocus(exposure, finish.focus);
	const pixels = new Uint8Array(width * height * 3);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const across = (x / width - 0.5) * 1.15;
			const down = y / height - 0.5;
			const shade = 1 - (finish.vignette ?? 0) * Math.min((across * across + down * down) * 1.7, 1);
			const at = (y * width + x) * 3;
			for (let channel = 0; channel < 3; channel++) {
				const value = (light[at + channel] as number) * finish.exposure * shade;
				// A grain of less than one step keeps smooth walls from showing bands.
				const grain = random(x, y, channel) - 0.5;
				pixels[at + channel] = Math.round(toDisplay(tone(value)) + grain);
			}
		}
	}
	for (const quality of [82, 77, 72, 66, 60, 54]) {
		const { size } = await sharp(pixels, { raw: { width, height, channels: 3 } })
			.webp({ quality, effort: 4, smartSubsample: true })
			.toFile(file);
		if (size <= heaviest) return;
	}
}
