import type { Picture } from './gallery';
import { type Embed, embedOf } from './media-embed';

/** What shows a product besides its pictures, each with the picture that stands for it. */
export type Medium = ModelMedium | VideoMedium | ExternalVideoMedium;

interface Shown {
	/** Its text names the medium. */
	preview: Picture;
}

export interface ModelMedium extends Shown {
	kind: 'model';
	/** Address of a binary glTF file. */
	url: string;
}

export interface VideoMedium extends Shown {
	kind: 'video';
	sources: { url: string; mimeType: string }[];
}

export interface ExternalVideoMedium extends Shown, Embed {
	kind: 'external';
}

/** A medium as the platform answers it. */
export interface MediumInput {
	__typename: string;
	alt?: string | null;
	previewImage?: Picture | null;
	sources?: readonly SourceInput[];
	host?: string;
	originUrl?: string;
}

interface SourceInput {
	url: string;
	mimeType: string;
	/** Pixels, of films. */
	width?: number;
}

/** Wider films are offered last: few screens show more. */
const WIDEST = 1920;

/**
 * The models and films among a product's media, in the merchant's order. One that is still being
 * processed has no source or no picture, and is left out, as is a film whose address is no film's.
 */
export function toMedia(media: readonly MediumInput[]): Medium[] {
	return media.flatMap((medium): Medium[] => {
		const { previewImage, alt } = medium;
		if (!previewImage) return [];
		const preview = { ...previewImage, altText: previewImage.altText || alt };
		switch (medium.__typename) {
			case 'Model3d':
				return toModel(medium, preview);
			case 'Video':
				return toVideo(medium, preview);
			case 'ExternalVideo': {
				const embed = embedOf(medium.host, medium.originUrl);
				return embed ? [{ kind: 'external', preview, ...embed }] : [];
			}
			default:
				return [];
		}
	});
}

/** The platform also answers copies for other viewers, e.g. USDZ. */
function toModel({ sources = [] }: MediumInput, preview: Picture): ModelMedium[] {
	const source = sources.find(({ mimeType }) => mimeType === 'model/gltf-binary');
	return source ? [{ kind: 'model', preview, url: source.url }] : [];
}

/** Browsers play the first source that they can: the widest that is of use comes first. */
function toVideo({ sources = [] }: MediumInput, preview: Picture): VideoMedium[] {
	const use = ({ width = 0 }: SourceInput) => (width > WIDEST ? -width : width);
	const sorted = [...sources].sort((a, b) => use(b) - use(a));
	if (sorted.length === 0) return [];
	return [
		{ kind: 'video', preview, sources: sorted.map(({ url, mimeType }) => ({ url, mimeType })) },
	];
}
