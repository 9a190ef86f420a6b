import { expect, test } from 'vitest';
import { jsonLd } from './structured-data';

test('no text of a merchant ends the element that holds it', () => {
	const name = '</script><script>alert(1)</script><!--';
	const text = jsonLd([{ '@type': 'Product', name }]);
	expect(text).not.toContain('<');
	expect(JSON.parse(text)).toEqual({
		'@context': 'https://schema.org',
		'@graph': [{ '@type': 'Product', name }],
	});
});
