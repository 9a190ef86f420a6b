import sharp from 'sharp';
import { frame, wallCable } from './props/framed-map';
import { eucalyptus, lyingBook, sideboard, vase } from './props/still-life';
import { roomByDay, skylight, sunlight } from './scenes/daylight';
import { moonlight, nightWallColor } from './scenes/wall';
import { paperSize } from './sheet/layout';
import { toDisplay } from './studio/color';
import { addBloom, tone } from './studio/develop';
import { transform } from './studio/geometry';
import { plain, plaster } from './studio/materials';
import { random } from './studio/noise';
import { blankPaper } from './studio/paper';
import { takePicture } from './studio/picture';
import type { Lighting, Material, Scene, SceneObject } from './studio/scene';
import { rectangle } from './studio/shapes';
import { transformGroup } from './studio/transform-group';
import { normalize, type Vec3 } from './studio/vector';

/**
 * A wall with an empty frame, on whose paper the storefront draws its live map. The camera looks at the wall head on,
 * so that the paper is a rectangle; `walls` and the style sheet of the storefront have the same measures.
 */

export type WallShape = 'portrait' | 'landscape';
export type WallLight = 'day' | 'night';

/** What the pictures show, in centimetres of the paper's plane, from the middle of the frame. */
const walls: Record<WallShape, { left: number; right: number; top: number; bottom: number }> = {
	portrait: { left: -62, right: 62, top: 44, bottom: -44 },
	landscape: { left: -62, right: 62, top: 44, bottom: -60 },
};

const depth = 3.2;
const recess = 1.1;
const gap = 0.6;
const paperPlane = gap + depth - recess;

/** Height of the sideboard. */
const surface = -35.4;

/** Towards the sun. */
const sunward = normalize([-0.8, 0.46, 0.62]);

/** Soft light from a tall window to the left, and a patch of hazy sun that leaves the wall darker than the paper. */
const day: Lighting = {
	window: { center: [-240, 70, 210], right: [50, 0, 70], up: [0, 95, 0], color: skylight(4.9) },
	room: {
		...roomByDay(0.32, 0.22, 0.15),
		bright: { toward: normalize([-0.36, 0.28, 0.9]), reach: 20, color: skylight(0.55) },
	},
	sun: {
		toward: sunward,
		color: sunlight(0.46),
		softness: 3.2,
		passes(x, y, z, ...direction) {
			// The haze softens the shadows on the wall, and the window's bars far less.
			const [dx, dy, dz] = sunward.map(
				(middle, axis) => middle + ((direction[axis] ?? 0) - middle) * 0.25,
			) as Vec3;
			const away = (-250 - x) / dx;
			const column = (z + dz * away - 92) / 45;
			const row = (y + dy * away - 66) / 62;
			if (column < 0 || column > 2 || row < 0 || row > 3) return 0;
			const bar = Math.min(column % 1, 1 - (column % 1)) * 45;
			const sash = Math.min(row % 1, 1 - (row % 1)) * 62;
			return bar < 2.4 || sash < 2.4 ? 0 : 1;
		},
	},
};

const plasters: Record<WallLight, string> = { day: '#cdcac3', night: nightWallColor };

interface PaperLight {
	/** The printed sheet's mean colour. */
	paper: string;
	/** Light that shines through it, and the share that is seen in the paper itself. */
	color: readonly [number, number, number];
	seen: number;
}

/**
 * By day the paper is the brightest thing in the room. At night the lights are seen by what they fall on alone: the
 * storefront draws the lights themselves.
 */
const paperLights: Record<WallLight, PaperLight> = {
	day: { paper: '#fdf9ef', color: [0.24, 0.222, 0.185], seen: 1.75 },
	night: { paper: '#a9a8a6', color: [0.26, 0.5, 0.38], seen: 0.006 },
};

function glowingPaper({ paper: hex, color, seen }: PaperLight): Material {
	const paper = blankPaper(hex);
	return (point) => {
		paper(point);
		const share = point.soft ? 1 : seen;
		point.er += color[0] * share;
		point.eg += color[1] * share;
		point.eb += color[2] * share;
	};
}

function thingsOn(shape: WallShape): SceneObject[] {
	const y = surface;
	// No leaf reaches the paper: the live map would cut it off.
	const [x, turn] = shape === 'portrait' ? [35, 0] : [36, 40];
	return [
		sideboard(y, 44),
		vase({ translate: [x, y, 17] }),
		...transformGroup(eucalyptus([0, 0, 0]), { rotate: [0, turn, 0], translate: [x, y + 14, 17] }),
		...lyingBook('#6d7b80', [15, 2.3, 21], { rotate: [0, 8, 0], translate: [-45, y, 19] }),
		...lyingBook('#c3b393', [13.5, 1.7, 19], {
			rotate: [0, -5, 0],
			translate: [-45.5, y + 2.3, 18.5],
		}),
	];
}

function sceneOf(shape: WallShape, light: WallLight): Scene {
	const paper = paperSize(shape);
	const [width, height] = [paper.width / 10, paper.height / 10];
	const view = walls[shape];
	const span = view.right - view.left;
	const eye = { x: 16, y: 3, z: 330 };
	const isDay = light === 'day';
	return {
		objects: [
			{ geometry: rectangle(700, 500), material: plaster(plasters[light]) },
			...thingsOn(shape),
			...frame('oak', width + 4.4, height + 4.4, { translate: [0, 0, gap] }, { isBold: true }),
			{
				geometry: transform(rectangle(width + 0.6, height + 0.6), {
					translate: [0, 0, paperPlane],
				}),
				material: glowingPaper(paperLights[light]),
			},
			{
				geometry: transform(rectangle(width + 3.4, height + 3.4), { translate: [0, 0, gap + 0.1] }),
				material: plain('#4a443b'),
			},
			wallCable(shape === 'portrait' ? 3 : 6, -(height + 4.4) / 2, surface - 4),
		],
		camera: {
			position: [eye.x, eye.y, eye.z],
			target: [eye.x, eye.y, 0],
			angle: (Math.atan(span / 2 / (eye.z - paperPlane)) * 360) / Math.PI,
			shift: [
				((view.left + view.right) / 2 - eye.x) / span,
				((view.top + view.bottom) / 2 - eye.y) / span,
			],
		},
		lighting: isDay ? day : moonlight,
		finish: isDay ? { exposure: 1.17, bloom: 0 } : { exposure: 1.3, bloom: 0.6 },
	};
}

/** On phones only the middle is visible: so many centimetres. */
const phoneSpan = 76;
const pixelsPerCentimetre = 16;

/** AVIF files of one wall: all of it, and the part that a phone shows. */
export interface WallPictures {
	large: Buffer;
	phone: Buffer;
}

export async function renderWall(shape: WallShape, light: WallLight): Promise<WallPictures> {
	const { left, right, top, bottom } = walls[shape];
	const width = (right - left) * pixelsPerCentimetre;
	const height = (top - bottom) * pixelsPerCentimetre;
	const scene = sceneOf(shape, light);
	const exposure = takePicture(scene, width, height, {
		gridColumns: Math.round(width / 4),
		lightSamples: 64,
		extraRays: 7,
	});
	const { exposure: gain, bloom = 0 } = scene.finish;
	if (bloom > 0) addBloom(exposure, bloom);
	const pixels = Uint8Array.from(exposure.light, (value, index) => {
		// A grain of less than one step keeps smooth walls from showing bands.
		const grain = random(index, 3, 1) - 0.5;
		return Math.round(Math.min(Math.max(toDisplay(tone(value * gain)) + grain, 0), 255));
	});
	const picture = () => sharp(pixels, { raw: { width, height, channels: 3 } });
	const across = phoneSpan * pixelsPerCentimetre;
	return {
		large: await picture().avif({ quality: 62, effort: 8 }).toBuffer(),
		phone: await picture()
			.extract({ left: (width - across) / 2, top: 0, width: across, height })
			.avif({ quality: 62, effort: 8 })
			.toBuffer(),
	};
}
