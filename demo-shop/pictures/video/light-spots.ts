import type { Layout, Light } from '../sheet/layout';
import type { Lens } from '../studio/camera';
import { addBloom } from '../studio/develop';
import { lightCore, lightGlare, lightHalo, lightReach } from '../studio/paper';
import { createShadingPoint, type PreparedScene } from '../studio/prepared-scene';
import type { Size } from './layers';

/** What one light adds to the picture at full power, for a rectangle of its pixels. */
export interface LightSpot {
	left: number;
	top: number;
	width: number;
	height: number;
	/** Share of the light's colour, and of white, that each pixel gets: two values a pixel. */
	shares: Float32Array;
}

const halo = 0.25;
const glare = 0.22;
const bloomStrength = 0.75;
/** Points across a pixel at which the sheet is looked up. */
const grain = 3;

/** The sheet's places in millimetres as the camera sees them, not a number where something else shows. */
interface SheetView {
	left: number;
	top: number;
	width: number;
	height: number;
	places: Float32Array;
}

export function lightSpots(
	layout: Layout,
	prepared: PreparedScene,
	sheet: number,
	lens: Lens,
	size: Size,
): LightSpot[] {
	const view = viewSheet(layout, prepared, sheet, lens, size);
	return layout.lights.map((light) => spotOf(light, view, size));
}

function viewSheet(
	layout: Layout,
	prepared: PreparedScene,
	sheet: number,
	lens: Lens,
	{ width, height }: Size,
): SheetView {
	const step = 1 / grain;
	const point = createShadingPoint();
	const toward = { x: 0, y: 0, z: 0 };
	const look = (x: number, y: number) => {
		lens.aim(x / width, y / height, toward);
		const isHit = prepared.traceAndShade(...lens.position, toward.x, toward.y, toward.z, point);
		return isHit && prepared.last.object === sheet;
	};
	// The sheet is upright: a cross through its middle is enough to find its edges.
	const columns = Array.from({ length: width }, (_, x) => x).filter((x) => look(x, height / 2));
	const middle = ((columns[0] ?? 0) + (columns.at(-1) ?? 0)) / 2;
	const rows = Array.from({ length: height }, (_, y) => y).filter((y) => look(middle, y));
	const left = Math.max((columns[0] ?? 0) - 8, 0);
	const top = Math.max((rows[0] ?? 0) - 8, 0);
	const view: SheetView = {
		left,
		top,
		width: Math.min((columns.at(-1) ?? 0) + 8, width) - left,
		height: Math.min((rows.at(-1) ?? 0) + 8, height) - top,
		places: new Float32Array(0),
	};
	view.places = new Float32Array(view.width * view.height * grain * grain * 2).fill(Number.NaN);
	for (let row = 0; row < view.height * grain; row++) {
		for (let column = 0; column < view.width * grain; column++) {
			if (!look(left + (column + 0.5) * step, top + (row + 0.5) * step)) continue;
			const at = (row * view.width * grain + column) * 2;
			view.places[at] = layout.width / 2 + point.localX * 10;
			view.places[at + 1] = layout.height / 2 - point.localY * 10;
		}
	}
	return view;
}

/** The light in the paper, and the glow that the lens spreads around it. */
function spotOf(light: Light, view: SheetView, size: Size): LightSpot {
	const reach = reachInPixels(light, view);
	// The lens spreads it further, by about a fortieth of the picture.
	const margin = Math.ceil(size.width / 28);
	const left = Math.max(view.left + reach.left - margin, 0);
	const top = Math.max(view.top + reach.top - margin, 0);
	const width = Math.min(view.left + reach.right + margin, size.width) - left;
	const height = Math.min(view.top + reach.bottom + margin, size.height) - top;
	const shares = new Float32Array(width * height * 3);
	for (let row = reach.top; row < reach.bottom; row++) {
		for (let column = reach.left; column < reach.right; column++) {
			const [color, white] = meanOver(light, view, column, row);
			const at = ((row + view.top - top) * width + column + view.left - left) * 3;
			shares[at] = color;
			shares[at + 1] = white;
		}
	}
	const glowing = { width, height, light: shares, glow: Float32Array.from(shares) };
	addBloom(glowing, bloomStrength, size.width);
	return { left, top, width, height, shares: glowing.light.filter((_, at) => at % 3 < 2) };
}

/** The pixels of the view that a light reaches. */
function reachInPixels(light: Light, { width, height, places }: SheetView) {
	const reach = { left: width, top: height, right: 0, bottom: 0 };
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const at = (row * grain * width * grain + column * grain) * 2;
			const dx = (places[at] ?? Number.NaN) - light.x;
			const dy = (places[at + 1] ?? Number.NaN) - light.y;
			if (!(Math.hypot(dx, dy) < lightReach)) continue;
			reach.left = Math.min(reach.left, column);
			reach.right = Math.max(reach.right, column + 1);
			reach.top = Math.min(reach.top, row);
			reach.bottom = Math.max(reach.bottom, row + 1);
		}
	}
	return reach;
}

/** Mean over a pixel of the view: share of the light's colour, and of white. */
function meanOver(light: Light, view: SheetView, column: number, row: number): [number, number] {
	let color = 0;
	let white = 0;
	for (let sample = 0; sample < grain * grain; sample++) {
		const x = column * grain + (sample % grain);
		const y = row * grain + Math.floor(sample / grain);
		const at = (y * view.width * grain + x) * 2;
		const dx = (view.places[at] ?? Number.NaN) - light.x;
		const dy = (view.places[at + 1] ?? Number.NaN) - light.y;
		const distance = Math.hypot(dx, dy);
		if (!(distance < lightReach)) continue;
		color += lightCore(distance) + lightHalo(distance) * halo;
		white += lightGlare(distance) * glare;
	}
	return [color / grain ** 2, white / grain ** 2];
}
