import { transform } from '../studio/geometry';
import { plain, wood } from '../studio/materials';
import { layeredNoise } from '../studio/noise';
import type { Camera, Finish, Lighting, Material, Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { normalize } from '../studio/vector';
import { roomByDay, skylight, sunlight } from './daylight';

/** Morning light over a table, from the left and behind, through a window with bars. */
const tableLight: Lighting = {
	sun: {
		toward: normalize([-0.72, 0.62, -0.34]),
		color: sunlight(0.78),
		softness: 1.1,
		passes(x, y, z, dx, dy, dz) {
			const away = (90 - y) / dy;
			const across = x + dx * away + z * 0.15;
			const deep = z + dz * away - x * 0.2;
			const column = (((across + 400) % 46) + 46) % 46;
			const row = (((deep + 400) % 70) + 70) % 70;
			return column < 5 || row < 5 ? 0.12 : 1;
		},
	},
	window: { center: [-120, 90, -70], right: [40, 0, -60], up: [0, 60, 0], color: skylight(4.9) },
	room: roomByDay(0.42, 0.29, 0.19),
};

/** The same table on a grey day, by a window to the left and in front. */
export const overcastTable: Lighting = {
	window: { center: [-130, 110, 90], right: [50, 0, 40], up: [0, 60, 0], color: skylight(6.2) },
	room: tableLight.room,
};

/** The same table at dusk, when small lights begin to count. */
export const duskLight: Lighting = {
	window: { center: [-120, 90, -70], right: [40, 0, -60], up: [0, 60, 0], color: [1.1, 1.35, 1.9] },
	room: { above: [0.07, 0.085, 0.12], level: [0.05, 0.06, 0.085], below: [0.03, 0.035, 0.05] },
};

/** A pale linoleum top: even, with the faintest cloud. */
export function linoleum(hex = '#cbc7c1'): Material {
	const base = plain(hex, { reflectance: 0.035, roughness: 0.62 });
	return (point) => {
		base(point);
		const tone = 0.97 + 0.06 * layeredNoise(point.localX * 0.25, point.localY * 0.25, 1, 3);
		point.r *= tone;
		point.g *= tone;
		point.b *= tone;
	};
}

export const oakTop: Material = wood({
	early: '#a58a6b',
	late: '#846a4e',
	grain: 'x',
	seed: 21,
	figure: 0.85,
	rings: 0.3,
});

/** A table top at y = 0. */
function tableTop(material: Material): SceneObject {
	return {
		geometry: transform(rectangle(400, 300), { rotate: [-90, 0, 0] }),
		material,
	};
}

interface TableOptions {
	top?: Material;
	lighting?: Lighting;
	finish?: Partial<Finish>;
}

/** Things on a table, seen from the given place. */
export function onTable(objects: SceneObject[], camera: Camera, options: TableOptions = {}): Scene {
	return {
		objects: [tableTop(options.top ?? linoleum()), ...objects],
		camera,
		lighting: options.lighting ?? tableLight,
		finish: { exposure: 0.8, vignette: 0.12, ...options.finish },
	};
}
