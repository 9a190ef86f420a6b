import { readFileSync } from 'node:fs';
import type { Mesh } from '../studio/subdivide';
import { add, cross, dot, scale, subtract, type Vec3 } from '../studio/vector';

const fingers = ['thumb', 'index', 'middle', 'ring', 'pinky'] as const;
type Finger = (typeof fingers)[number];

/** Degrees by which the joints of each finger bend towards the palm, from the wrist to the tip. */
export interface HandPose extends Record<Finger, number[]> {
	/** Degrees by which a finger turns towards the little finger. */
	spread?: Partial<Record<Finger, number>>;
}

interface Joint {
	at: Vec3;
	/** In the open hand: about which it bends, and about which it turns aside, out of the back. */
	across: Vec3;
	outwards: Vec3;
	parent: number;
	finger?: Finger;
	/** Place in the finger's row of joints. */
	place: number;
}

interface OpenHand {
	joints: Joint[];
	positions: Vec3[];
	normals: Vec3[];
	/** For each vertex the joints that move it, and their weights. */
	weights: [number, number][][];
	indices: number[];
}

type Quaternion = [number, number, number, number];

/** The parts of a glTF file that are read. */
interface Gltf {
	accessors: {
		bufferView: number;
		byteOffset?: number;
		componentType: number;
		count: number;
		type: 'SCALAR' | 'VEC3' | 'VEC4';
	}[];
	bufferViews: { byteOffset?: number }[];
	meshes: { primitives: { attributes: Record<string, number>; indices: number }[] }[];
	nodes: { name: string; translation: Vec3; rotation: Quaternion }[];
	skins: { joints: number[] }[];
}

const widths = { SCALAR: 1, VEC3: 3, VEC4: 4 };
const [float, byte] = [5126, 5121];

function turn([x, y, z, w]: Quaternion, vector: Vec3): Vec3 {
	const axis: Vec3 = [x, y, z];
	const twice = scale(cross(axis, vector), 2);
	return add(add(vector, scale(twice, w)), cross(axis, twice));
}

function vectors(values: number[], by: number): Vec3[] {
	return Array.from({ length: values.length / 3 }, (_, item) =>
		scale([values[item * 3] ?? 0, values[item * 3 + 1] ?? 0, values[item * 3 + 2] ?? 0], by),
	);
}

/** The wrist comes first, then four joints of the thumb and five of each finger. */
function jointOf({ name, translation, rotation }: Gltf['nodes'][number], index: number): Joint {
	const ofThumb = index < 5;
	return {
		at: scale(translation, 100),
		across: turn(rotation, [1, 0, 0]),
		outwards: turn(rotation, [0, 1, 0]),
		parent: index === 0 ? -1 : name.endsWith('metacarpal') ? 0 : index - 1,
		finger: index === 0 ? undefined : ofThumb ? 'thumb' : fingers[Math.floor(index / 5)],
		place: ofThumb ? index - 1 : index % 5,
	};
}

/** The hand as its file has it, in centimetres: fingers towards -y, palm towards -x, thumb towards -z. */
function openHand(): OpenHand {
	const file = readFileSync(new URL('../data/hand.glb', import.meta.url));
	const jsonLength = file.readUInt32LE(12);
	const gltf: Gltf = JSON.parse(file.toString('utf8', 20, 20 + jsonLength));
	const binary = 20 + jsonLength + 8;
	const read = (index: number | undefined): number[] => {
		const accessor = gltf.accessors[index ?? -1];
		if (!accessor) throw new Error('The hand lacks a part.');
		const { bufferView, byteOffset = 0, componentType, count, type } = accessor;
		const start = binary + (gltf.bufferViews[bufferView]?.byteOffset ?? 0) + byteOffset;
		return Array.from({ length: count * widths[type] }, (_, item) => {
			if (componentType === float) return file.readFloatLE(start + item * 4);
			if (componentType === byte) return file.readUInt8(start + item);
			return file.readUInt16LE(start + item * 2);
		});
	};
	const primitive = gltf.meshes[0]?.primitives[0];
	const weights = read(primitive?.attributes.WEIGHTS_0);
	const owners = read(primitive?.attributes.JOINTS_0);
	return {
		joints: (gltf.skins[0]?.joints ?? []).flatMap((number, index) => {
			const node = gltf.nodes[number];
			return node ? [jointOf(node, index)] : [];
		}),
		positions: vectors(read(primitive?.attributes.POSITION), 100),
		normals: vectors(read(primitive?.attributes.NORMAL), 1),
		weights: Array.from({ length: owners.length / 4 }, (_, vertex) =>
			[0, 1, 2, 3]
				.map((slot): [number, number] => [
					owners[vertex * 4 + slot] ?? 0,
					weights[vertex * 4 + slot] ?? 0,
				])
				.filter(([, weight]) => weight > 0),
		),
		indices: read(primitive?.indices),
	};
}

type Move = (point: Vec3) => Vec3;

function rotateAbout(center: Vec3, axis: Vec3, degrees: number): Move {
	const half = (degrees * Math.PI) / 360;
	const by: Quaternion = [...scale(axis, Math.sin(half)), Math.cos(half)];
	return (point) => add(center, turn(by, subtract(point, center)));
}

/** How each joint moves the skin around it. */
function movesOf({ joints }: OpenHand, pose: HandPose): Move[] {
	const moves: Move[] = [];
	for (const { at, across, outwards, parent, finger, place } of joints) {
		const before = moves[parent] ?? ((point: Vec3) => point);
		const bend = finger ? (pose[finger][place] ?? 0) : 0;
		const isFirst = place === (finger === 'thumb' ? 0 : 1);
		const aside = finger && isFirst ? (pose.spread?.[finger] ?? 0) : 0;
		const bent = rotateAbout(at, across, -bend);
		const spread = rotateAbout(at, outwards, -aside);
		moves.push((point) => before(spread(bent(point))));
	}
	return moves;
}

export interface PosedHand {
	/**
	 * Values of each vertex: its position, its position in the open hand, and how far it faces the back of the hand, -1
	 * to 1.
	 * Fingers point to -x, the palm faces -z, the thumb points to -y; the wrist is at the origin.
	 */
	mesh: Mesh;
	/** Positions of the joints in the open hand. */
	joints: Vec3[];
	/** The last of each finger, at its tip. */
	tips: Vec3[];
}

/** A right hand in a pose. */
export function posedHand(pose: HandPose): PosedHand {
	const hand = openHand();
	const moves = movesOf(hand, pose);
	const wrist = hand.joints[0]?.at ?? [0, 0, 0];
	const known = new Map<string, number>();
	const vertices: number[][] = [];
	const indexOf = hand.positions.map((open, fileIndex) => {
		// The file has a vertex twice where its texture has a seam.
		const key = open.map((value) => value.toFixed(3)).join();
		const index = known.get(key) ?? vertices.length;
		if (index < vertices.length) return index;
		known.set(key, index);
		let at: Vec3 = [0, 0, 0];
		let back = 0;
		for (const [joint, weight] of hand.weights[fileIndex] ?? []) {
			at = add(at, scale(moves[joint]?.(open) ?? open, weight));
			back +=
				weight *
				dot(hand.normals[fileIndex] ?? [0, 0, 0], hand.joints[joint]?.outwards ?? [0, 0, 0]);
		}
		const [x, y, z] = subtract(at, wrist);
		vertices.push([y, z, x, ...open, back]);
		return index;
	});
	return {
		mesh: { vertices, indices: hand.indices.map((corner) => indexOf[corner] ?? 0) },
		joints: hand.joints.map(({ at }) => at),
		tips: hand.joints
			.filter(({ finger, place }) => finger && place === (finger === 'thumb' ? 3 : 4))
			.map(({ at }) => at),
	};
}
