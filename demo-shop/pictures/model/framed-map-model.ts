import { type Buffer, Document, type Material, type Mesh } from '@gltf-transform/core';
import type { FrameKey } from '../../catalogue/options';
import type { FlightCategory } from '../airports';
import type { Layout } from '../sheet/layout';
import { lightColors } from '../sheet/palette';
import { linear } from '../studio/color';
import type { Geometry } from '../studio/geometry';
import { type Bar, backMeshes, barMesh, lightsMesh, sheetMesh } from './parts';
import { type ModelTextures, stripOf } from './textures';

const categories: FlightCategory[] = ['VFR', 'MVFR', 'IFR', 'LIFR'];

/** The material of each frame; hardly metallic, since metal is dark where a viewer has no surroundings to mirror. */
const barSurfaces: Record<FrameKey, [name: string, roughness: number, metallic?: number]> = {
	oak: ['Oak', 0.62],
	black: ['Stained basswood', 0.5],
	aluminium: ['Aluminum', 0.4, 0.08],
};

const metresPerCentimetre = 0.01;

/**
 * The framed map as glTF 2.0, without extensions: metres, y up, z towards the viewer, the middle of
 * its wall side at the origin. The lights' materials are called `LED VFR` and so on.
 */
export function framedMapModel(
	layout: Layout,
	frameKey: FrameKey,
	bars: Bar[],
	textures: ModelTextures,
): Document {
	const document = new Document();
	const buffer = document.createBuffer();
	const texture = (name: keyof ModelTextures) =>
		document.createTexture(name).setMimeType('image/jpeg').setImage(textures[name]);
	const surface = (name: string, roughness: number, metallic = 0): Material =>
		document.createMaterial(name).setRoughnessFactor(roughness).setMetallicFactor(metallic);

	const barSurface = surface(...barSurfaces[frameKey]).setBaseColorTexture(texture('bars'));
	const paper = surface('Printed paper', 1)
		.setBaseColorTexture(texture('sheet'))
		.setEmissiveTexture(texture('glow'))
		.setEmissiveFactor([1, 1, 1]);
	const led = (category: FlightCategory) =>
		surface(`LED ${category}`, 1)
			.setBaseColorFactor([0, 0, 0, 1])
			.setEmissiveFactor(lightColors[category]);
	const board = surface('Board', 0.95).setBaseColorFactor([...linear('#9d8a70'), 1]);
	const coat = surface('Coated steel', 0.5).setBaseColorFactor([...linear('#3a3f42'), 1]);
	const steel = surface('Steel', 0.35, 1).setBaseColorFactor([...linear('#bfc1c2'), 1]);
	const dark = surface('Dark', 0.9).setBaseColorFactor([...linear('#15140f'), 1]);

	const frame = document.createMesh('Frame');
	for (const [index, bar] of bars.entries()) {
		add(document, buffer, frame, barMesh(bar, stripOf(index, bars.length)), barSurface);
	}
	const sheet = document.createMesh('Sheet');
	add(document, buffer, sheet, sheetMesh(layout), paper);
	const lights = document.createMesh('Lights');
	for (const category of categories) {
		const discs = lightsMesh(layout, category);
		if (discs.indices.length > 0) add(document, buffer, lights, discs, led(category));
	}
	const back = document.createMesh('Back');
	const meshes = backMeshes(layout.region, frameKey);
	add(document, buffer, back, meshes.board, board);
	add(document, buffer, back, meshes.rail, coat);
	add(document, buffer, back, meshes.socket, steel);
	add(document, buffer, back, meshes.dark, dark);

	const map = document.createNode('Aerolume');
	for (const mesh of [frame, sheet, lights, back]) {
		map.addChild(document.createNode(mesh.getName()).setMesh(mesh));
	}
	const scene = document.createScene('Aerolume').addChild(map);
	document.getRoot().setDefaultScene(scene);
	return document;
}

/** Adds a studio geometry to a mesh, in metres; only textured surfaces keep their coordinates. */
function add(
	document: Document,
	buffer: Buffer,
	mesh: Mesh,
	geometry: Geometry,
	material: Material,
): void {
	const accessor = (type: 'VEC2' | 'VEC3' | 'SCALAR', values: Float32Array | Uint16Array) =>
		document.createAccessor().setType(type).setArray(values).setBuffer(buffer);
	const positions = Float32Array.from(geometry.positions, (value) => value * metresPerCentimetre);
	const primitive = document
		.createPrimitive()
		.setMaterial(material)
		.setIndices(accessor('SCALAR', Uint16Array.from(geometry.indices)))
		.setAttribute('POSITION', accessor('VEC3', positions))
		.setAttribute('NORMAL', accessor('VEC3', Float32Array.from(geometry.normals)));
	if (material.getBaseColorTexture()) {
		// glTF counts v from the top.
		const uvs = Float32Array.from(geometry.uvs, (value, index) => (index % 2 ? 1 - value : value));
		primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uvs));
	}
	mesh.addPrimitive(primitive);
}
