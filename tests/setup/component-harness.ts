import type { Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin } from 'vite';

const TYPES: Record<string, string> = {
	css: 'text/css',
	js: 'text/javascript',
	svg: 'image/svg+xml',
	woff2: 'font/woff2',
};

/** Files of a page with single components, by path. */
export type HarnessFiles = Map<string, string | Buffer>;

/** @param entry the page's script, in this folder */
export async function buildHarness(
	entry: string,
	{ plugins = [], alias = {} }: { plugins?: Plugin[]; alias?: Record<string, string> } = {},
): Promise<HarnessFiles> {
	const result = await build({
		configFile: false,
		// React's development build reports more errors.
		mode: 'development',
		define: { 'process.env.NODE_ENV': '"development"' },
		logLevel: 'error',
		plugins: [tailwindcss(), ...plugins],
		resolve: { alias: { '~': `${process.cwd()}/app`, ...alias } },
		build: {
			write: false,
			minify: false,
			cssCodeSplit: false,
			assetsInlineLimit: 0,
			target: 'es2022',
			rollupOptions: {
				input: `${import.meta.dirname}/${entry}`,
				output: { entryFileNames: 'main.js', assetFileNames: '[name].[ext]' },
			},
		},
	});
	const outputs = Array.isArray(result) ? result : [result];
	return new Map(
		outputs
			.flatMap((bundle) => ('output' in bundle ? bundle.output : []))
			.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
	);
}

/** Serves the files on an invented host; any other path is the page in that language. */
export async function serveHarness(page: Page, host: string, files: HarnessFiles): Promise<void> {
	await page.route(`http://${host}/**`, (route) => {
		const path = new URL(route.request().url()).pathname.slice(1);
		const body = files.get(path);
		if (body === undefined) {
			return route.fulfill({ contentType: 'text/html', body: documentIn(path) });
		}
		return route.fulfill({ contentType: TYPES[path.split('.').at(-1) ?? ''], body });
	});
}

function documentIn(language: string): string {
	return `<!doctype html>
<html lang="${language}">
	<head>
		<title>Parts of the shop</title>
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<link rel="icon" href="data:,">
		<link rel="stylesheet" href="/style.css">
	</head>
	<body>
		<div id="root"></div>
		<script type="module" src="/main.js"></script>
	</body>
</html>`;
}
