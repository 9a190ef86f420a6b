import { expect, test } from 'vitest';
import { gallerySlides, slideSpans } from './gallery-slides';
import type { Medium } from './media';

const pictures = ['a', 'b', 'c'].map((url) => ({ url }));

const media: Medium[] = [
	{ kind: 'external', preview: { url: 'e' }, service: 'YouTube', embedUrl: '', pageUrl: '' },
	{ kind: 'model', preview: { url: 'm' }, url: 'm.glb' },
	{ kind: 'video', preview: { url: 'v' }, sources: [] },
];

function urls(slides: ReturnType<typeof gallerySlides>): string[] {
	return slides.map((slide) =>
		slide.kind === 'picture' ? slide.picture.url : slide.medium.preview.url,
	);
}

test('the film comes second and the model third, what others host last', () => {
	expect(urls(gallerySlides(pictures, media))).toEqual(['a', 'v', 'm', 'b', 'c', 'e']);
});

test('a product without pictures or without media shows what it has', () => {
	expect(urls(gallerySlides([], media))).toEqual(['v', 'm', 'e']);
	expect(gallerySlides(pictures, []).map((slide) => slide.kind === 'picture' && slide.at)).toEqual([
		0, 1, 2,
	]);
});

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
	'%i places fill whole rows, with and without a film of others below them',
	(count) => {
		const places = Array.from({ length: count }, () => ({ url: 'p' }));
		for (const others of [[], media.slice(0, 1)]) {
			let filled = 0;
			for (const span of slideSpans(gallerySlides(places, others))) {
				expect((filled % 6) + span).toBeLessThanOrEqual(6);
				filled += span;
			}
			expect(filled % 6).toBe(0);
		}
	},
);

test('a film that others host takes a whole row', () => {
	expect(slideSpans(gallerySlides(pictures, media)).at(-1)).toBe(6);
});
