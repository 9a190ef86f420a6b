import { afterPaint } from './after-paint';

/** Starts to load code that will probably be needed, after the next paint. A failed import is tried again later. */
export function preload(load: () => Promise<unknown>): void {
	afterPaint(() => load().catch(() => undefined));
}
