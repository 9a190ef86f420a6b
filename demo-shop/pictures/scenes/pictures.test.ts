import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue/catalogue';
import { pictures } from './pictures';

test('exactly the pictures that the catalogue shows are rendered', () => {
	const shown = new Set([
		...catalogue.products.flatMap(({ images }) => images.map(({ file }) => file)),
		// A video's preview is one of its own frames.
		...catalogue.products.flatMap(({ media = [] }) =>
			media.flatMap(({ type, preview }) => (type === 'Video' ? [] : [preview.file])),
		),
		...catalogue.collections.flatMap(({ image, nightPicture }) =>
			[image ?? [], nightPicture ?? []].flat().map(({ file }) => file),
		),
	]);
	const rendered = Object.keys(pictures).map((name) => `${name}.webp`);
	expect(rendered.sort()).toEqual([...shown].sort());
});
