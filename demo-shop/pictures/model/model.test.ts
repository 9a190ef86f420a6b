import { readFileSync } from 'node:fs';
import { type Document, NodeIO, type Primitive } from '@gltf-transform/core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { framedMapModel } from './framed-map-model';
import { oakBars } from './parts';

const files = await Promise.all(
	Object.values(regions).map(async (region) => {
		const path = `../../files/aerolume-${region.key}-oak.glb`;
		const content = readFileSync(new URL(path, import.meta.url));
		/** The file's JSON chunk, as any reader of glTF sees it. */
		const json = JSON.parse(content.subarray(20, 20 + content.readUInt32LE(12)).toString('utf8'));
		return { region, content, json, model: await new NodeIO().readBinary(content) };
	}),
);

function primitivesOf(document: Document): Primitive[] {
	return document
		.getRoot()
		.listMeshes()
		.flatMap((mesh) => mesh.listPrimitives());
}

function valuesOf(primitive: Primitive, name: string): number[] {
	return [...(primitive.getAttribute(name)?.getArray() ?? [])];
}

describe.each(files)('the file of $region.key', ({ content, json, model }) => {
	test('is binary glTF 2.0 of one megabyte at most: header, JSON, buffer', () => {
		expect(content.toString('ascii', 0, 4)).toBe('glTF');
		expect(content.readUInt32LE(4)).toBe(2);
		expect(content.readUInt32LE(8)).toBe(content.length);
		expect(content.length).toBeLessThan(1_000_000);
		expect(content.toString('ascii', 16, 20)).toBe('JSON');
		const buffer = 20 + content.readUInt32LE(12);
		expect(content.toString('ascii', buffer + 4, buffer + 7)).toBe('BIN');
		expect(content.readUInt32LE(buffer)).toBeGreaterThanOrEqual(json.buffers[0].byteLength);
		expect(buffer + 8 + content.readUInt32LE(buffer)).toBe(content.length);
	});

	test('needs no extension, and brings everything along', () => {
		expect(json.asset.version).toBe('2.0');
		expect(json.extensionsUsed).toBeUndefined();
		expect(json.buffers).toHaveLength(1);
		expect(JSON.stringify(json)).not.toContain('"uri"');
		expect(json.images.map(({ mimeType }: { mimeType: string }) => mimeType)).toEqual(
			json.images.map(() => 'image/jpeg'),
		);
	});

	test('has views within the buffer, accessors within their views', () => {
		const bytes: Record<number, number> = { 5123: 2, 5126: 4 };
		const parts: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3 };
		for (const { byteOffset = 0, byteLength } of json.bufferViews) {
			expect(byteOffset + byteLength).toBeLessThanOrEqual(json.buffers[0].byteLength);
		}
		expect(json.accessors.length).toBeGreaterThan(20);
		for (const accessor of json.accessors) {
			const view = json.bufferViews[accessor.bufferView];
			const size = (bytes[accessor.componentType] ?? 0) * (parts[accessor.type] ?? 0);
			expect(size).toBeGreaterThan(0);
			const stride = view.byteStride ?? size;
			const end = (accessor.byteOffset ?? 0) + (accessor.count - 1) * stride + size;
			expect(end).toBeLessThanOrEqual(view.byteLength);
		}
	});

	test('has textures that a phone can hold', async () => {
		const sizes = await Promise.all(
			model
				.getRoot()
				.listTextures()
				.map(async (texture) => {
					const { width, height, format } = await sharp(texture.getImage() ?? '').metadata();
					return { name: texture.getName(), width, height, format };
				}),
		);
		expect(sizes.map(({ name }) => name).sort()).toEqual(['glow', 'sheet', 'wood']);
		for (const { width, height, format } of sizes) {
			expect(format).toBe('jpeg');
			expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(1500);
		}
	});
});

describe.each(files)('the model of $region.key', ({ region, model }) => {
	const primitives = primitivesOf(model);

	test('is 40 × 60 × 3.2 cm as it hangs, in metres, its wall side at z = 0', () => {
		const positions = primitives.flatMap((primitive) => valuesOf(primitive, 'POSITION'));
		const range = [0, 1, 2].map((axis) => {
			const values = positions.filter((_, at) => at % 3 === axis);
			return [Math.min(...values), Math.max(...values)] as const;
		});
		const [x, y] = region.orientation === 'portrait' ? [0.2, 0.3] : [0.3, 0.2];
		const wanted = [
			[-x, x],
			[-y, y],
			[0, 0.032],
		];
		for (const [axis, [low = 0, high = 0]] of wanted.entries()) {
			// The mouth of the cable's recess lies a tenth of a millimetre on the wood.
			expect(Math.abs((range[axis]?.[0] ?? 9) - low)).toBeLessThan(0.00011);
			expect(Math.abs((range[axis]?.[1] ?? 9) - high)).toBeLessThan(0.00001);
		}
	});

	test('has triangles of existing points that face where their normals point', () => {
		for (const primitive of primitives) {
			const points = valuesOf(primitive, 'POSITION');
			const normals = valuesOf(primitive, 'NORMAL');
			const indices = [...(primitive.getIndices()?.getArray() ?? [])];
			expect(indices.length % 3).toBe(0);
			expect(Math.max(...indices)).toBeLessThan(points.length / 3);
			for (let at = 0; at < indices.length; at += 3) {
				const corners = indices.slice(at, at + 3).map((index) => vector(points, index));
				const [a = [], b = [], c = []] = corners;
				const facing = cross(minus(b, a), minus(c, a));
				const normal = vector(normals, indices[at] ?? 0);
				expect(Math.hypot(...normal)).toBeCloseTo(1, 3);
				expect(dot(facing, normal)).toBeGreaterThanOrEqual(0);
			}
		}
	});

	test('reads its textures within their edges', () => {
		const textured = primitives.filter((primitive) => primitive.getAttribute('TEXCOORD_0'));
		expect(textured).toHaveLength(5);
		for (const primitive of textured) {
			const uvs = valuesOf(primitive, 'TEXCOORD_0');
			expect(Math.min(...uvs)).toBeGreaterThanOrEqual(-1e-6);
			expect(Math.max(...uvs)).toBeLessThanOrEqual(1 + 1e-6);
		}
	});

	test('has one light for each airport, in the colour of its category, shining by itself', () => {
		const leds = primitives.filter((primitive) =>
			primitive.getMaterial()?.getName().startsWith('LED '),
		);
		expect(leds.map((led) => led.getMaterial()?.getName())).toEqual([
			'LED VFR',
			'LED MVFR',
			'LED IFR',
			'LED LIFR',
		]);
		const discs = leds.map((led) => valuesOf(led, 'POSITION').length / 3 / 21);
		const { lights } = layoutOf(region);
		expect(discs).toEqual(
			['VFR', 'MVFR', 'IFR', 'LIFR'].map(
				(category) => lights.filter((light) => light.category === category).length,
			),
		);
		for (const led of leds) {
			expect(Math.max(...(led.getMaterial()?.getEmissiveFactor() ?? []))).toBeGreaterThan(0.9);
		}
	});
});

describe.each(files)('the file of $region.key is what the script makes', ({ region, model }) => {
	test('in every point of its shapes', () => {
		const none = new Uint8Array();
		const made = framedMapModel(layoutOf(region), oakBars(region), {
			sheet: none,
			glow: none,
			wood: none,
		});
		const primitives = primitivesOf(made);
		expect(primitives).toHaveLength(primitivesOf(model).length);
		for (const [index, primitive] of primitivesOf(model).entries()) {
			const same = primitives[index];
			expect(same?.getMaterial()?.getName()).toBe(primitive.getMaterial()?.getName());
			expect(same?.getIndices()?.getArray()).toEqual(primitive.getIndices()?.getArray());
			for (const name of primitive.listSemantics()) {
				const values = same ? valuesOf(same, name) : [];
				const difference = valuesOf(primitive, name).map((value, at) =>
					Math.abs(value - (values[at] ?? 9)),
				);
				expect(Math.max(...difference)).toBeLessThan(1e-6);
			}
		}
	});
});

type Numbers = number[];

function vector(values: Numbers, index: number): Numbers {
	return values.slice(index * 3, index * 3 + 3);
}

function minus(a: Numbers, b: Numbers): Numbers {
	return a.map((value, at) => value - (b[at] ?? 0));
}

function cross([a = 0, b = 0, c = 0]: Numbers, [x = 0, y = 0, z = 0]: Numbers): Numbers {
	return [b * z - c * y, c * x - a * z, a * y - b * x];
}

function dot(a: Numbers, b: Numbers): number {
	return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
