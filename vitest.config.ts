import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentModules } from './scripts/content/render-content';

/** Files that replace modules: the modules of a worker are shared where tests are not isolated. */
const ISOLATED = '{app,tests}/**/*.isolated.test.{ts,tsx}';

function project(
	name: string,
	include: string[],
	options: TestProjectInlineConfiguration['test'] = {},
) {
	return { extends: true as const, test: { name, include, ...options } };
}

const shared = { exclude: [ISOLATED], setupFiles: ['tests/setup/vitest-setup.ts'] };

/** Apart from `vite.config.ts`, whose plugins take longer to load than most test files. */
export default defineConfig({
	define: { __BUILD_ID__: JSON.stringify('development'), __BUILD_TIME__: Date.now() },
	resolve: { alias: { '~': `${import.meta.dirname}/app` } },
	plugins: [contentModules()],
	test: {
		pool: 'threads',
		maxWorkers: Math.max(2, availableParallelism()),
		// Short files mostly load modules.
		isolate: false,
		testTimeout: 30_000,
		hookTimeout: 30_000,
		projects: [
			// One project, since each transforms and loads the modules of the app again.
			project(
				'unit',
				['{app,bench,scripts}/**/*.test.{ts,tsx}', 'tests/integration/**/*.test.ts'],
				shared,
			),
			'demo-shop',
			project('isolated', [ISOLATED], { isolate: true }),
			project('edge', ['tests/edge/**/*.test.ts'], {
				...shared,
				// They mostly wait. Projects of one group must agree on their workers.
				maxWorkers: Math.max(4, availableParallelism()),
				sequence: { groupOrder: 1 },
				globalSetup: ['tests/setup/check-build.ts', 'tests/setup/shared-edge.ts'],
			}),
		],
	},
});
