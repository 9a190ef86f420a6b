import { expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, useEdge } from './edge';
import { shownIn } from './mailbox';

const edge = useEdge();

/** The cart page with variants added one after the other, without its scripts. */
async function cartWith(...variants: string[]): Promise<string> {
	let cookie = '';
	for (const variantId of variants) {
		const answer = await edge.post('/cart', { intent: 'add', variantId }, { Cookie: cookie });
		cookie = cookiesOf(answer) || cookie;
	}
	return shownIn(await edge.fetch('/cart', { headers: { Cookie: cookie } }));
}

test('lines of one product are told apart by their names, and lead to the map’s page', async () => {
	const page = await cartWith(variantIds.plenty, variantIds.large, variantIds.frameOak);
	const remove = [...page.matchAll(/aria-label="([^"]*) entfernen"/g)].map(([, name]) => name);
	expect(remove).toHaveLength(3);
	expect(new Set(remove).size).toBe(3);
	const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
	for (const [variant, path] of [
		[variantIds.plenty, '/aerolume'],
		[variantIds.large, '/aerolume'],
		[variantIds.frameOak, '/products/frame-oak'],
	] as const) {
		expect(main).toContain(`href="${path}?variant=${variant}"`);
	}
	expect(main).not.toContain('/products/aerolume');
});
