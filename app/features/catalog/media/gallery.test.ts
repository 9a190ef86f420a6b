import { expect, test } from 'vitest';
import { galleryOf, nightPicture, pictureNamed } from './gallery';

const picture = (name: string, altText: string) => ({ url: `https://cdn/${name}`, altText });
const alpsOak = picture('alps-oak', 'Alpen im Eichenrahmen');
const alpsBlack = picture('alps-black', 'Alpen im schwarzen Rahmen');
const alpsNight = picture('alps-night', 'Aerolume Alpen bei Nacht');
const europeNight = picture('europe-night', 'Aerolume Europa bei Nacht');
const closeUp = picture('close-up', 'LEDs leuchten durch das Papier');
const corner = picture('corner', 'Ecke des Rahmens in Eiche');
const pictures = [alpsBlack, alpsOak, europeNight, alpsNight, closeUp, corner];
const owned = [alpsOak, alpsBlack];

test('the chosen variant’s own picture comes first, those of other variants are left out', () => {
	const shown = galleryOf({
		pictures,
		owned,
		own: alpsOak,
		chosenValues: ['Alpen', 'Eiche', '60 × 40 cm'],
		otherValues: ['Europa', 'Schwarz', '90 × 60 cm'],
	});
	expect(shown).toEqual([alpsOak, alpsNight, closeUp, corner]);
});

test('a picture that names only another value shows another variant', () => {
	const shown = galleryOf({
		pictures,
		owned,
		own: alpsBlack,
		chosenValues: ['Alpen', 'Schwarz'],
		otherValues: ['Europa', 'Eiche'],
	});
	expect(shown).toEqual([alpsBlack, alpsNight, closeUp]);
});

test('a variant’s picture at night follows its own, and goes where it goes', () => {
	const oak = picture('map-oak.webp', 'Alpen im Eichenrahmen');
	const oakNight = picture('map-oak-night.webp', 'Alpen im Eichenrahmen bei Nacht');
	const black = picture('map-black.webp', 'Alpen im schwarzen Rahmen');
	const blackNight = picture('map-black-night.webp', 'Alpen im schwarzen Rahmen bei Nacht');
	const shown = galleryOf({
		pictures: [oak, black, closeUp, oakNight, blackNight],
		owned: [oak, black],
		own: black,
		chosenValues: ['Alpen', 'Schwarz'],
		otherValues: ['Europa', 'Eiche'],
	});
	expect(shown).toEqual([black, blackNight, closeUp]);
});

test.each([['map-black.webp'], ['map-oak-night.webp'], [undefined]])(
	'of %s there is no picture at night',
	(name) => {
		const day = name === undefined ? undefined : picture(name, '');
		expect(nightPicture([picture('map-oak-night.webp', '')], day)).toBeUndefined();
	},
);

test('numbers and sizes in a picture’s text say nothing', () => {
	const plug = picture('plug', 'Netzteil mit 2 m Kabel');
	const shown = galleryOf({
		pictures: [plug],
		owned: [],
		own: null,
		chosenValues: ['1 m'],
		otherValues: ['2 m', '25'],
	});
	expect(shown).toEqual([plug]);
});

test('a picture whose file is named after another size is left out', () => {
	const small = picture('sofa-60x40.webp', 'Über einem Sofa');
	const large = picture('sofa-90x60.webp', 'Über einem Sofa');
	const shown = galleryOf({
		pictures: [small, large, closeUp],
		owned: [],
		own: null,
		chosenValues: ['90 × 60 cm'],
		otherValues: ['60 × 40 cm'],
	});
	expect(shown).toEqual([large, closeUp]);
});

test('one picture always stays', () => {
	const shown = galleryOf({
		pictures: [corner],
		owned: [],
		own: null,
		chosenValues: ['Schwarz'],
		otherValues: ['Eiche'],
	});
	expect(shown).toEqual([corner]);
});

test('a product without pictures has an empty gallery', () => {
	expect(
		galleryOf({ pictures: [], owned: [], own: null, chosenValues: [], otherValues: [] }),
	).toEqual([]);
});

test('a picture is found by its file name, not by its folder', () => {
	const night = { url: 'https://cdn/files/aerolume-alps-night.webp?v=1' };
	const pictures = [{ url: 'https://cdn/night/aerolume-alps-oak.webp' }, night];
	expect(pictureNamed(pictures, 'night')).toBe(night);
	expect(pictureNamed(pictures, 'packaging')).toBeUndefined();
});
