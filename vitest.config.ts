import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { contentModules } from './scripts/content/content-modules';

function project(name: string, include: string[], globalSetup: string[] = []) {
	return { extends: true as const, test: { name, include, globalSetup } };
}

/** Apart from `vite.config.ts`, whose plugins take longer to load than most test files. */
export default defineConfig({
	define: { __BUILD_ID__: JSON.stringify('development'), __BUILD_TIME__: Date.now() },
	resolve: { alias: { '~': `${import.meta.dirname}/app` } },
	plugins: [contentModules()],
	test: {
		// Most tests wait for a server, and short files mostly load modules: more workers than cores, without isolation.
		maxWorkers: Math.max(6, availableParallelism()),
		pool: 'threads',
		isolate: false,
		setupFiles: ['tests/setup/leave-no-stubs.ts'],
		testTimeout: 30_000,
		hookTimeout: 30_000,
		projects: [
			project('unit', ['{app,bench,scripts}/**/*.test.{ts,tsx}']),
			'demo-shop',
			project('integration', ['tests/integration/**/*.test.ts']),
			project(
				'edge',
				['tests/edge/**/*.test.ts'],
				['tests/setup/warn-of-old-build.ts', 'tests/setup/shared-edge.ts'],
			),
		],
	},
});
