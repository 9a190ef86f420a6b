import { afterAll, vi } from 'vitest';

// Test files of a worker share modules and globals: stubs must not leak into the next file.
afterAll(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});
