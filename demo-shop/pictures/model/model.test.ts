import { readFileSync } from 'node:fs';
import { type Document, NodeIO, type Primitive } from '@gltf-transform/core';
import { describe, expect, test } from 'vitest';
import { frames } from '../../catalogue/options';
import { regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { framedMapModel } from './framed-map-model';
import { barsOf } from './parts';

const files = await Promise.all(
	Object.values(regions).flatMap((region) =>
		frames.map(async (frame) => {
			const name = `aerolume-${region.key}-${frame}.glb`;
			const content = readFileSync(new URL(`../../files/${name}`, import.meta.url));
			return { name, region, frame, content, model: await new NodeIO().readBinary(content) };
		}),
	),
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

describe.each(files)('$name', ({ region, frame, content, model }) => {
	test('has 700 kB at most', () => {
		expect(content.length).toBeLessThan(700_000);
	});

	test('is what the script makes, in every vertex of its meshes', () => {
		const none = new Uint8Array();
		const made = framedMapModel(layoutOf(region), frame, barsOf(region, frame), {
			sheet: none,
			glow: none,
			bars: none,
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
