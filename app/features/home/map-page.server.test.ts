import { expect, test } from 'vitest';
import { type MapProduct, mapPictures } from './map-page.server';

const image = (name: string) => ({ url: `https://cdn.example/${name}.webp`, altText: null });
const medium = (id: string) => ({ __typename: 'MediaImage' as const, id, image: image(id) });

const map = {
	media: { nodes: [medium('plug'), medium('light')] },
	boxPicture: { reference: { image: image('box') } },
	backPicture: { reference: { image: image('back') } },
	powerPicture: { reference: { image: image('power') } },
} as MapProduct;

test('each step shows the variant’s own picture, or the product’s where it has none', () => {
	const stepsOf = (value?: string) =>
		mapPictures(map, { stepPictures: value ? { value } : null }).steps.map((shown) =>
			shown?.url.replace(/^.*\/|\.webp$/g, ''),
		);
	expect(stepsOf()).toEqual(['back', 'power', undefined]);
	expect(stepsOf('["unknown","plug","light"]')).toEqual(['back', 'plug', 'light']);
	expect(stepsOf('["unknown","plug"]')).toEqual(['back', 'plug', undefined]);
});
