import type { Geometry } from './geometry';
import type { Vec2, Vec3 } from './vector';

/** A point of a surface while it is shaded; one record is reused for speed. */
export interface ShadingPoint {
	/** Where it is, and where on the untouched shape. */
	x: number;
	y: number;
	z: number;
	localX: number;
	localY: number;
	localZ: number;
	u: number;
	v: number;
	/** Direction from the eye. */
	dx: number;
	dy: number;
	dz: number;
	/** True where only the mean over a few centimetres matters, as for light that bounces. */
	soft: boolean;
	/** Normal towards the eye; materials may bend it. */
	nx: number;
	ny: number;
	nz: number;
	/** Colour of scattered light, linear. */
	r: number;
	g: number;
	b: number;
	/** Mirror reflection seen head on: 0.04 for plastics, above 0.5 for metals. */
	reflectance: number;
	/** 0 mirror to 1 matt. */
	roughness: number;
	metal: boolean;
	/** Light of its own, linear. */
	er: number;
	eg: number;
	eb: number;
}

/** Fills colour, gloss and own light of a point. */
export type Material = (point: ShadingPoint) => void;

export interface SceneObject {
	geometry: Geometry;
	material: Material;
}

export interface Camera {
	position: Vec3;
	target: Vec3;
	/** Horizontal angle of view in degrees. */
	angle: number;
	/** Moves the picture in its own plane, as a share of its width; keeps verticals upright. */
	shift?: Vec2;
}

export interface Lighting {
	sun?: {
		/** Direction towards the sun. */
		toward: Vec3;
		color: Vec3;
		/** Half angle of the disc in degrees; large values give soft edges. */
		softness: number;
		/** Whether the edges of shadows are taken by pixel: those of thin things need it, and very soft ones. */
		isFine?: boolean;
		/** Share of the sun that window bars let through to a point, for a direction towards it. */
		passes?: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => number;
	};
	/** A rectangular light: centre and two half sides. */
	window?: { center: Vec3; right: Vec3; up: Vec3; color: Vec3 };
	/** What a ray sees that leaves the scene: above, level and below. */
	room: {
		above: Vec3;
		level: Vec3;
		below: Vec3;
		/** A brighter place, as a lit wall: its direction, and how far it reaches in degrees. */
		bright?: { toward: Vec3; reach: number; color: Vec3 };
	};
}

export interface Finish {
	exposure: number;
	/** Strength of the glow around what shines, 0 for none. */
	bloom?: number;
	/** Centimetres to the sharp plane, and blur in thousandths of the width per unit of defocus. */
	focus?: { distance: number; blur: number };
	/** Darkening of the corners, 0 to 1. */
	vignette?: number;
}

export interface Scene {
	objects: SceneObject[];
	camera: Camera;
	lighting: Lighting;
	finish: Finish;
	/**
	 * Pictures with the same name of a set show the same shapes at the same place in the same light. Only these
	 * objects may look different: those that do not look as in the picture before are taken again, and no others.
	 */
	set?: { name: string; looks: [SceneObject, string][] };
	/** Pixels across: 2400 by default, fewer where a closer look shows nothing more. */
	width?: number;
	/** Whether things that lie close to a surface need finer shadows: it takes several times as long. */
	fineContacts?: boolean;
}
