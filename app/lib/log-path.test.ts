import { expect, test } from 'vitest';
import { logPath } from './log-path';

test.each([
	['/', '/'],
	['/en/products/frame-black-60x40', '/en/products/frame-black-60x40'],
	['/_root.data', '/_root.data'],
	['/account/orders/5001000000001', '/account/orders/[id]'],
	['/en/account/orders/1001.data', '/en/account/orders/[id]'],
	['/account/addresses/9000000000001/delete', '/account/addresses/[id]/delete'],
	['/cart/41000000000001:2', '/cart/[id]'],
	['/x/ada@aerolume.example', '/x/[id]'],
	['/x/ada%40aerolume.example', '/x/[id]'],
	['/x/8f4b2d6e1a9c47305d8e6b7f', '/x/[id]'],
	['/M%C3%BCller', '/[id]'],
])('%s is logged as %s', (path, logged) => {
	expect(logPath(path)).toBe(logged);
});
