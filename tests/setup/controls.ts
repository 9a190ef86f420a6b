import { test as base, expect } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { createPageTrouble } from './page-trouble';

const HOST = 'controls.test';

const TYPES: Record<string, string> = {
	css: 'text/css',
	js: 'text/javascript',
	svg: 'image/svg+xml',
	woff2: 'font/woff2',
};

interface WorkerFixtures {
	/** The built page's files, by their path. */
	files: Map<string, string | Buffer>;
}

interface TestFixtures {
	/** Opens the page of all controls, which the shop itself has in development alone. */
	openControls(language?: 'de' | 'en'): Promise<void>;
	/** Fails the test for errors in the console and for requests to other hosts. */
	trouble: undefined;
}

/** Playwright's `test` with the controls on a page of their own: no shop, no server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	files: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
		async ({}, use) => {
			await use(await buildControls());
		},
		{ scope: 'worker' },
	],
	openControls: async ({ page, files }, use) => {
		await page.route(`http://${HOST}/**`, (route) => {
			const path = new URL(route.request().url()).pathname.slice(1);
			const body = files.get(path);
			if (body === undefined) {
				return route.fulfill({ contentType: 'text/html', body: documentIn(path) });
			}
			return route.fulfill({ contentType: TYPES[path.split('.').at(-1) ?? ''], body });
		});
		await use(async (language = 'en') => {
			await page.goto(`http://${HOST}/${language}`);
			await expect(page.getByRole('button', { name: 'Lightbox' })).toBeVisible();
			// A font that arrives later would move what is pointed at.
			await page.evaluate(() => document.fonts.ready);
		});
	},
	trouble: [
		async ({ context }, use) => {
			const trouble = createPageTrouble([HOST]);
			trouble.watch(context);
			await use(undefined);
			expect(await trouble.unexpected()).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

async function buildControls(): Promise<Map<string, string | Buffer>> {
	const result = await build({
		configFile: false,
		// React says more of what is wrong while it is developed.
		mode: 'development',
		define: { 'process.env.NODE_ENV': '"development"' },
		logLevel: 'error',
		plugins: [tailwindcss()],
		resolve: { alias: { '~': `${process.cwd()}/app` } },
		build: {
			write: false,
			minify: false,
			cssCodeSplit: false,
			assetsInlineLimit: 0,
			target: 'es2022',
			rollupOptions: {
				input: `${import.meta.dirname}/controls-page.tsx`,
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

function documentIn(language: string): string {
	return `<!doctype html>
<html lang="${language}">
	<head>
		<title>Controls</title>
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
