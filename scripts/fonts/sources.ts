import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Source files (Latin subsets) by output file name. */
export const fontSources = {
	'sans-400': require.resolve('@fontsource/b612/files/b612-latin-400-normal.woff2'),
	'sans-700': require.resolve('@fontsource/b612/files/b612-latin-700-normal.woff2'),
	'mono-400': require.resolve('@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2'),
};

/** The licences of all families above. */
export const fontLicences = [
	require.resolve('@fontsource/b612/LICENSE'),
	require.resolve('@fontsource/b612-mono/LICENSE'),
];
