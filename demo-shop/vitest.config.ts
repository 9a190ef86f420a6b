import { defineProject } from 'vitest/config';

export default defineProject({
	test: {
		name: 'demo-shop',
		include: ['**/*.test.ts'],
		pool: 'threads',
		isolate: false,
		testTimeout: 30_000,
		hookTimeout: 30_000,
	},
});
