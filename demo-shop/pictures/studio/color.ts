import type { Vec3 } from './vector';

/** One sRGB channel, 0 to 255, as linear light, 0 to 1. */
export function toLinear(channel: number): number {
	const value = channel / 255;
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light, 0 to 1, as an sRGB channel, 0 to 255. */
export function toDisplay(light: number): number {
	const value = Math.min(Math.max(light, 0), 1);
	return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

/** `#rrggbb` as linear red, green, blue. */
export function linear(hex: string): Vec3 {
	const value = Number.parseInt(hex.slice(1), 16);
	return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}
