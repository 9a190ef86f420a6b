import { afterAll, vi } from 'vitest';

// Test files of a worker share its modules and globals: none leaves a stub to the next.
afterAll(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});
