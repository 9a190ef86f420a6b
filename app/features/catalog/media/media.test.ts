import { expect, test } from 'vitest';
import { toMedia } from './media';

const preview = (name: string, altText: string | null = null) => ({
	url: `https://cdn.example/${name}.webp`,
	altText,
});
const glb = { url: 'https://cdn.example/map.glb', mimeType: 'model/gltf-binary' };
const usdz = { url: 'https://cdn.example/map.usdz', mimeType: 'model/vnd.usdz+zip' };
const film = (name: string, width: number) => ({
	url: `https://cdn.example/${name}`,
	mimeType: 'video/mp4',
	width,
});

test('models and films keep the merchant’s order, each with its picture and its text', () => {
	const media = toMedia([
		{ __typename: 'MediaImage', previewImage: preview('picture') },
		{
			__typename: 'Video',
			alt: 'Ein Tag',
			previewImage: preview('day'),
			sources: [film('a', 720)],
		},
		{
			__typename: 'ExternalVideo',
			previewImage: preview('hanging', 'Aufhängen'),
			host: 'VIMEO',
			originUrl: 'https://vimeo.com/76979871',
		},
		{ __typename: 'Model3d', alt: 'Modell', previewImage: preview('model'), sources: [usdz, glb] },
	]);
	expect(media.map(({ kind, preview: { altText } }) => [kind, altText])).toEqual([
		['video', 'Ein Tag'],
		['external', 'Aufhängen'],
		['model', 'Modell'],
	]);
	expect(media[2]).toMatchObject({ url: glb.url });
});

test('a film lists the widest file that a screen can use first', () => {
	const [video] = toMedia([
		{
			__typename: 'Video',
			previewImage: preview('day'),
			sources: [film('480', 854), film('4k', 3840), film('1080', 1920)],
		},
	]);
	expect(video?.kind === 'video' && video.sources.map(({ url }) => url.split('/').at(-1))).toEqual([
		'1080',
		'480',
		'4k',
	]);
});

test.each([
	['a model without a file', { __typename: 'Model3d', previewImage: preview('a'), sources: [] }],
	[
		'a model for other viewers',
		{ __typename: 'Model3d', previewImage: preview('a'), sources: [usdz] },
	],
	['a film without a file', { __typename: 'Video', previewImage: preview('a'), sources: [] }],
	['a film without a picture', { __typename: 'Video', sources: [film('a', 720)] }],
	['a film that is nowhere', { __typename: 'ExternalVideo', previewImage: preview('a') }],
])('%s is left out', (_name, medium) => {
	expect(toMedia([medium])).toEqual([]);
});
