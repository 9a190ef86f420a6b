import { expect, test } from 'vitest';
import { useSharedEdge } from './edge';

const edge = useSharedEdge();

test('the cards of the four maps are cropped upright, by day and at night, so that the map fills them', async () => {
	const html = await edge.page('/en');
	const [cards = ''] =
		/<section[^>]* aria-labelledby="editions">[\s\S]*?<\/section>/.exec(html) ?? [];
	const pictures = [...cards.matchAll(/ srcSet="([^"]+)"/gi)].map(([, sizes = '']) => sizes);
	expect(pictures.filter((sizes) => sizes.includes('-night.webp'))).toHaveLength(4);
	expect(pictures).toHaveLength(8);
	for (const sizes of pictures) {
		const [, width, height] = /width=(\d+)&amp;height=(\d+)&amp;crop=center/.exec(sizes) ?? [];
		expect(Number(height)).toBeGreaterThan(Number(width));
	}
});
