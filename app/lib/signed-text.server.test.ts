import { expect, test } from 'vitest';
import { readSignedText, signText } from './signed-text.server';

const FORMER = 'a-secret-of-these-tests-32-letters';
const NEW = 'the-next-secret-of-these-tests-32';

test('a signature stays valid after a change of the secret, and new ones use the first secret', async () => {
	const former = await signText(FORMER, 'link', 'text');
	expect(await readSignedText(`${NEW},${FORMER}`, 'link', former)).toBe('text');
	expect(await readSignedText(NEW, 'link', former)).toBeUndefined();
	const signed = await signText(`${NEW}, ${FORMER}`, 'link', 'text');
	expect(await readSignedText(NEW, 'link', signed)).toBe('text');
	expect(await readSignedText(FORMER, 'link', signed)).toBeUndefined();
});
