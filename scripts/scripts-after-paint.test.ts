import { expect, test } from 'vitest';
import { bundleForServer, publishedAnew } from '../tests/setup/server-bundle';
import { scriptsAfterPaint } from './scripts-after-paint';

const ENTRY = `export { Scripts } from '@remix-run/react';`;

test('a framework of another form ends the build', async () => {
	const changed = publishedAnew('@remix-run/react/dist/esm/components.js', (code) =>
		code.replace('type: "module"', 'type: props.type'),
	);
	await expect(bundleForServer(ENTRY, [scriptsAfterPaint()])).resolves.toHaveProperty('Scripts');
	await expect(bundleForServer(ENTRY, [changed, scriptsAfterPaint()])).rejects.toThrow(
		'components.js has changed',
	);
});
