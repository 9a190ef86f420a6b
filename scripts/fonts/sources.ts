import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The shop's fonts by the name of their file in `app/styles/fonts/`: the files of npm packages that they are made from,
 * Latin subsets.
 */
export const fontSources = {
	'sans-400': require.resolve('@fontsource/b612/files/b612-latin-400-normal.woff2'),
	'sans-700': require.resolve('@fontsource/b612/files/b612-latin-700-normal.woff2'),
	'mono-400': require.resolve('@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2'),
};

export const fontLicence = require.resolve('@fontsource/b612/LICENSE');
