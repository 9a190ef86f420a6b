import type { Picture } from './gallery';

/** Pictures that tell the map's story, as far as the merchant has them. */
export interface StoryPictures {
	/** The product's first picture. */
	first?: Picture;
	night?: Picture;
	closeUp?: Picture;
	power?: Picture;
	packaging?: Picture;
}

/** Finds them by the word that the merchant's file names carry, e.g. `aerolume-alps-night.webp`. */
export function storyPictures(pictures: readonly Picture[]): StoryPictures {
	const named = (word: string) =>
		pictures.find(({ url }) => new URL(url).pathname.split('/').at(-1)?.includes(word));
	return {
		first: pictures[0],
		night: named('night'),
		closeUp: named('closeup'),
		power: named('power'),
		packaging: named('packaging'),
	};
}
