import { build, type Plugin } from 'vite';

/** Bundles packages as for the server, and gives what `entry`, the text of a module, exports. */
export async function bundleForServer<Exports>(entry: string, plugins: Plugin[]): Promise<Exports> {
	const result = await build({
		configFile: false,
		logLevel: 'silent',
		define: { 'process.env.NODE_ENV': '"production"' },
		plugins: [
			{
				name: 'entry',
				resolveId: (id) => (id === 'virtual:entry' ? '\0entry' : undefined),
				load: (id) => (id === '\0entry' ? entry : undefined),
			},
			...plugins,
		],
		build: {
			ssr: true,
			write: false,
			minify: false,
			target: 'es2022',
			rollupOptions: { input: 'virtual:entry' },
		},
		ssr: { noExternal: true, target: 'webworker' },
	});
	if (!('output' in result)) throw new Error('Nothing was built.');
	const [{ code }] = result.output;
	return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Stands for a package's module that has been published anew, otherwise. */
export function publishedAnew(file: string, change: (code: string) => string): Plugin {
	return {
		name: 'published-anew',
		enforce: 'pre',
		transform: (code, id) => (id.endsWith(`/node_modules/${file}`) ? change(code) : undefined),
	};
}
