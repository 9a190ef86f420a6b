import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapMedia } from '../../catalogue/media';

const videos = mapMedia.flatMap((medium) => (medium.type === 'Video' ? [medium] : []));

test.each(videos)(
	'$preview.file’s film has two megabytes at most in all formats',
	({ sources }) => {
		const sizes = sources.map(
			({ file }) => statSync(new URL(`../../files/${file}`, import.meta.url)).size,
		);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
	},
);
