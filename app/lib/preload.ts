import { afterPaint } from './after-paint';

/**
 * Fetches code that the visitor is about to need, once the browser has shown what the act that told so changed: a tap
 * is answered first. What fails is tried again when it is needed.
 */
export function preload(load: () => Promise<unknown>): void {
	afterPaint(() => load().catch(() => undefined));
}
