import { expect, test } from 'vitest';
import { storyPictures } from './story-pictures';

const picture = (file: string) => ({ url: `https://cdn.example/night/files/${file}.webp?v=1` });

test('pictures are found by their file names, not by their folder', () => {
	const day = picture('aerolume-alps-oak');
	const night = picture('aerolume-alps-night');
	const closeUp = picture('aerolume-led-closeup');
	expect(storyPictures([day, night, closeUp])).toEqual({
		first: day,
		night,
		closeUp,
		power: undefined,
		packaging: undefined,
	});
});
