import { expect, test } from 'vitest';
import { settledFlags } from './settled-flags';

const ROUTER = '/shop/node_modules/@remix-run/router/dist/router.js';

function transformed(code: string, id = ROUTER, ssr = false) {
	const { transform } = settledFlags() as unknown as {
		transform(code: string, id: string, options: { ssr: boolean }): { code: string } | null;
	};
	return transform(code, id, { ssr })?.code;
}

test.each([
	['if (future.v7_partialHydration && initial) {', 'if (true && initial) {'],
	['if (!router.future.v7_fetcherPersist) {', 'if (!true) {'],
	['window.__remixContext.future.v3_singleFetch === true', 'true === true'],
	['a = future.v3_singleFetch ? b : c', 'a = true ? b : c'],
])('what asks for a flag, %j, is told that it is on', (code, told) => {
	expect(transformed(code)).toBe(told);
});

test('where a flag is named or set, it stays', () => {
	const code = 'future: { v7_fetcherPersist: false }, logDeprecation("v7_startTransition")';
	expect(transformed(code)).toBe(code);
});

test('the server and other modules stay as they are', () => {
	expect(transformed('future.v3_singleFetch', ROUTER, true)).toBeUndefined();
	expect(transformed('future.v3_singleFetch', '/shop/app/root.tsx')).toBeUndefined();
});
