import { afterAll, vi } from 'vitest';

// Test files of a worker share modules and globals: stubs must not leak into the next file.
afterAll(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

// A replaced module would stay replaced in the next file, or not be replaced where an earlier file has loaded it.
vi.mock = () => {
	throw new Error('Name the file *.isolated.test.ts: it replaces modules.');
};
