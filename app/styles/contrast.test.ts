import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Minimum for text, WCAG 1.4.3. */
const TEXT_RATIO = 4.5;
/** Minimum for outlines, icons and marks, WCAG 1.4.11. */
const PART_RATIO = 3;

const GROUNDS = ['paper', 'surface', 'well'];
const TEXTS = ['ink', 'muted', 'success', 'warning', 'danger', 'vfr', 'mvfr', 'ifr', 'lifr'];
const PARTS = ['edge', 'focus', 'accent-edge', 'vfr', 'mvfr', 'ifr', 'lifr', 'danger'];

const on = (grounds: string[], colours: string[]) =>
	colours.flatMap((colour) => grounds.map((ground): [string, string] => [colour, ground]));

const textPairs: [string, string][] = [
	...on(GROUNDS, TEXTS),
	...on(['hover'], ['ink', 'muted', 'danger']),
	['on-accent', 'accent'],
	['on-accent', 'accent-strong'],
	// The regions' names on the wall.
	['ink', 'wall'],
	// The selected item of a segmented control.
	['paper', 'ink'],
];

const tokens = readTokens();

describe.each(['light', 'dark'] as const)('%s', (mode) => {
	test.each(textPairs)('text %s on %s', (colour, ground) => {
		expect(contrast(colour, ground, mode)).toBeGreaterThanOrEqual(TEXT_RATIO);
	});

	test.each(on(GROUNDS, PARTS))('part %s on %s', (colour, ground) => {
		expect(contrast(colour, ground, mode)).toBeGreaterThanOrEqual(PART_RATIO);
	});
});

test('measures as WCAG defines it', () => {
	expect(ratio('#000000', '#ffffff')).toBe(21);
	expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('every token has a value by day and by night', () => {
	const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
	const declared = css.match(/^\t--color-(?!\*)[\w-]+:/gm) ?? [];
	expect(declared.length).toBeGreaterThan(15);
	expect(tokens.size).toBe(declared.length);
});

type Mode = 'light' | 'dark';

/** Parses `--color-ink: light-dark(#17202b, #e9edf2);` by name. */
function readTokens(): Map<string, Record<Mode, string>> {
	const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
	const declarations = css.matchAll(
		/--color-(?<name>[\w-]+): light-dark\((?<light>#\w+), (?<dark>#\w+)\);/g,
	);
	return new Map(
		[...declarations].map(({ groups }) => [
			groups?.name ?? '',
			{ light: groups?.light ?? '', dark: groups?.dark ?? '' },
		]),
	);
}

function contrast(colour: string, ground: string, mode: Mode): number {
	return ratio(tokens.get(colour)?.[mode] ?? '', tokens.get(ground)?.[mode] ?? '');
}

function ratio(a: string, b: string): number {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of an opaque `#rrggbb`, from 0 to 1. */
function luminance(hex: string): number {
	const channels = /^#(..)(..)(..)$/.exec(hex)?.slice(1) ?? [];
	const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = channels.map((channel) => {
		const value = Number.parseInt(channel, 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
