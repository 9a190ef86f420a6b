import type { AnchorHTMLAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SuggestionList } from './suggestion-list';

vi.mock('@remix-run/react', async (original) => ({
	...(await original<object>()),
	Link: ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
		<a href={to} {...rest} />
	),
	useLocation: () => ({ pathname: '/search', key: 'default' }),
}));

test('a product is read as an option by its title and price, without its description', () => {
	const html = renderToString(
		<SuggestionList
			id="suggestions"
			found={{
				products: [
					{
						id: '1',
						handle: 'frame-oak',
						title: 'Wechselrahmen Eiche',
						description: 'Geölte Eiche, auf Gehrung gefügt.',
						price: 'ab 59 €',
						former: { label: 'Niedrigster Preis:', price: '69 €' },
						soldOut: 'Ausverkauft',
					},
				],
				collections: [],
				queries: [],
				pages: [],
				taxNote: '',
			}}
			term="eiche"
			busy={false}
			current={0}
			optionId={String}
		/>,
	);
	const option = /<a [^>]*role="option".*?<\/a>/.exec(html)?.[0] ?? '';
	expect(option).toContain('Geölte Eiche');
	const read = option
		.replace(/<span [^>]*aria-hidden="true"[^>]*>.*?<\/span>/g, '')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ');
	expect(read.trim()).toBe('Wechselrahmen Eiche ab 59 € Niedrigster Preis: 69 € Ausverkauft');
});
