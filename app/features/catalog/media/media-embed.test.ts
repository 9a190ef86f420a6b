import { expect, test } from 'vitest';
import { embedOf } from './media-embed';

test.each([
	'https://www.youtube.com/watch?v=aerolume-24',
	'https://youtu.be/aerolume-24',
	'https://www.youtube.com/shorts/aerolume-24?si=tracked',
])('%s plays from the host without cookies', (page) => {
	expect(embedOf('YOUTUBE', page)).toEqual({
		service: 'YouTube',
		pageUrl: 'https://www.youtube.com/watch?v=aerolume-24',
		embedUrl: 'https://www.youtube-nocookie.com/embed/aerolume-24?autoplay=1&playsinline=1&rel=0',
	});
});

test.each([
	['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
	[
		'https://vimeo.com/76979871/8272103f6e',
		'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
	],
])('%s plays without being tracked', (page, embedUrl) => {
	expect(embedOf('VIMEO', page)).toMatchObject({ service: 'Vimeo', pageUrl: page, embedUrl });
});

test.each([
	['YOUTUBE', 'https://evil.example/watch?v=aerolume-24'],
	['YOUTUBE', 'https://notyoutube.com/watch?v=aerolume-24'],
	['YOUTUBE', 'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E'],
	['YOUTUBE', 'javascript:alert(1)'],
	['YOUTUBE', 'nonsense'],
	['VIMEO', 'https://vimeo.com/about'],
	['VIMEO', 'https://www.youtube.com/watch?v=aerolume-24'],
	['OTHER', 'https://www.youtube.com/watch?v=aerolume-24'],
	[undefined, undefined],
])('%s, %s is no film', (host, page) => {
	expect(embedOf(host, page)).toBeUndefined();
});
