import { expect, test } from 'vitest';
import { galleryOf, shownMedia, type VariantMedia } from './gallery';

const medium = (id: string) => ({ id, url: `https://cdn/${id}` });
const alpsBlack = medium('alps-black');
const alpsOak = medium('alps-oak');
const alpsOakNight = medium('alps-oak-night');
const alpsBlackNight = medium('alps-black-night');
const closeUp = medium('close-up');
const oakCorner = medium('oak-corner');
const pictures = [alpsBlack, closeUp, alpsOak, alpsBlackNight, alpsOakNight, oakCorner];
const media = pictures.map((picture) => ({ id: picture.id, image: picture }));

const oak = {
	image: { url: alpsOak.url },
	nightPictureId: { value: alpsOakNight.id },
	furtherMedia: { value: JSON.stringify([oakCorner.id]) },
};
const black = {
	image: { url: alpsBlack.url },
	nightPictureId: { value: alpsBlackNight.id },
	furtherMedia: null,
};

function namesOf(chosen: VariantMedia, others: VariantMedia[]): string[] {
	const gallery = galleryOf(pictures, chosen, shownMedia(media, chosen, others));
	return gallery.map(({ url }) => url.replace('https://cdn/', ''));
}

test('the chosen variant’s own picture comes first, then the one at night; those of other variants are left out', () => {
	expect(namesOf(oak, [black])).toEqual(['alps-oak', 'alps-oak-night', 'close-up', 'oak-corner']);
	expect(namesOf(black, [oak])).toEqual(['alps-black', 'alps-black-night', 'close-up']);
});

test('the second picture is marked as the first at night, where both are the variant’s own', () => {
	const nights = (chosen: VariantMedia) =>
		galleryOf(pictures, chosen, () => true).map(({ night = false }) => night);
	expect(nights(oak)).toEqual([false, true, false, false, false, false]);
	expect(nights({ ...oak, nightPictureId: null })).not.toContain(true);
	expect(nights({ ...oak, image: null })).not.toContain(true);
});

test('a picture that several variants share is shown with each of them', () => {
	const large = { ...oak, image: { url: alpsOak.url } };
	expect(namesOf(oak, [black, large])).toContain('oak-corner');
});

test('without metafields only the variants’ own pictures are distinguished', () => {
	const plain = ({ image }: VariantMedia): VariantMedia => ({ image });
	expect(namesOf(plain(oak), [plain(black)])).toEqual([
		'alps-oak',
		'close-up',
		'alps-black-night',
		'alps-oak-night',
		'oak-corner',
	]);
});

test('a picture that all variants have belongs to none of them', () => {
	const same = { image: { url: alpsBlack.url } };
	expect(namesOf(same, [same])).toHaveLength(pictures.length);
});

test('at least one picture stays', () => {
	const isShown = shownMedia(media.slice(0, 1), {}, [{ ...black, furtherMedia: null }]);
	expect(galleryOf([alpsBlack], {}, isShown)).toHaveLength(1);
	expect(galleryOf([], {}, isShown)).toEqual([]);
});

test('a malformed list counts as none', () => {
	expect(namesOf({ ...oak, furtherMedia: { value: 'none' } }, [black])).toContain('oak-corner');
});
