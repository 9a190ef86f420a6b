import type { PictureData } from '~/ui/picture';
import { type Embed, embedOf } from './media-embed';

/** Media other than pictures, each with a preview picture. */
export type Medium = ModelMedium | VideoMedium | ExternalVideoMedium;

interface Shown {
	/** Its alternative text names the medium. */
	preview: PictureData;
}

export interface ModelMedium extends Shown {
	kind: 'model';
	/** URL of a binary glTF file. */
	url: string;
}

export interface VideoMedium extends Shown {
	kind: 'video';
	sources: { url: string; mimeType: string }[];
}

export interface ExternalVideoMedium extends Shown, Embed {
	kind: 'external';
}

/** A medium in the platform's response. */
export interface MediumInput {
	__typename: string;
	alt?: string | null;
	previewImage?: PictureData | null;
	sources?: readonly SourceInput[];
	host?: string;
	originUrl?: string;
}

interface SourceInput {
	url: string;
	mimeType: string;
	/** Pixels, for films. */
	width?: number;
}

/** Wider films come last: few screens can show more. */
const WIDEST = 1920;

/**
 * The models and films among a product's media, in the merchant's order. Left out: media that are still being
 * processed (without source or preview), and films with an unknown URL.
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

/** The platform also returns other formats, such as USDZ. */
function toModel({ sources = [] }: MediumInput, preview: PictureData): ModelMedium[] {
	const source = sources.find(({ mimeType }) => mimeType === 'model/gltf-binary');
	return source ? [{ kind: 'model', preview, url: source.url }] : [];
}

/** Browsers play the first source that they support: the widest useful one comes first. */
function toVideo({ sources = [] }: MediumInput, preview: PictureData): VideoMedium[] {
	const use = ({ width = 0 }: SourceInput) => (width > WIDEST ? -width : width);
	const sorted = [...sources].sort((a, b) => use(b) - use(a));
	if (sorted.length === 0) return [];
	return [
		{ kind: 'video', preview, sources: sorted.map(({ url, mimeType }) => ({ url, mimeType })) },
	];
}
