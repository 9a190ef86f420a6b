import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture';

const WIDE = { url: 'https://cdn.example/a.webp?v=1', width: 4000, height: 3000 };

const attribute = (html: string, name: string) =>
	new RegExp(` ${name}="([^"]*)"`, 'i').exec(html)?.[1]?.replaceAll('&amp;', '&');

const widths = (html: string) =>
	attribute(html, 'srcset')
		?.split(', ')
		.map((copy) => copy.split(' ')[1]);

test('a wide picture has eight widths, by the image service’s parameters', () => {
	const html = renderToStaticMarkup(<Picture data={WIDE} />);
	expect(widths(html)).toEqual([
		'400w',
		'800w',
		'1200w',
		'1600w',
		'2000w',
		'2400w',
		'2800w',
		'3200w',
	]);
	expect(attribute(html, 'srcset')).toContain('https://cdn.example/a.webp?v=1&width=1200 1200w');
	expect(attribute(html, 'sizes')).toBe('(min-width: 1024px) 33vw, 100vw');
});

test('another picture takes its place where a media query applies, in the same widths and crop', () => {
	const other = { url: 'https://cdn.example/b.webp', width: 900 };
	const html = renderToStaticMarkup(
		<Picture data={WIDE} aspectRatio="4/3" instead={{ data: other, media: 'print' }} />,
	);
	expect(html).toMatch(/^<picture><source media="print" srcSet="[^"]+b\.webp\?width=400/i);
	expect(widths(html)).toEqual(['400w', '800w']);
	expect(html).toContain('height=300&amp;crop=center 400w');
	expect(html).toMatch(/<img src="[^"]+a\.webp/);
});

test('a view at night is rendered too, and styles choose; neither is loaded before it is displayed', () => {
	const atNight = { url: 'https://cdn.example/b.webp', width: 900 };
	const html = renderToStaticMarkup(
		<Picture data={{ ...WIDE, atNight }} aspectRatio="4/3" className="print" />,
	);
	const [day, night, ...others] = html.split('<img').slice(1);
	expect(others).toEqual([]);
	expect(day).toMatch(/src="[^"]+a\.webp.+loading="lazy" class="print by-day"/);
	expect(night).toMatch(/src="[^"]+b\.webp.+height=300.+loading="lazy" class="print by-night"/);
});

test('the first picture with a view at night does not wait for styles', () => {
	const atNight = { url: 'https://cdn.example/b.webp', width: 900 };
	const html = renderToStaticMarkup(<Picture data={{ ...WIDE, atNight }} first />);
	expect(html).toMatch(/^<picture><source media="\(prefers-color-scheme: dark\)"[^>]+b\.webp/);
	expect(html.match(/<img [^>]+>/g)).toEqual([expect.stringContaining('loading="eager"')]);
});

test('no width is above the original’s', () => {
	expect(widths(renderToStaticMarkup(<Picture data={{ ...WIDE, width: 900 }} />))).toEqual([
		'400w',
		'800w',
	]);
});

test('the first picture loads eagerly, with high priority; others are lazy', () => {
	const first = renderToStaticMarkup(<Picture data={WIDE} first />);
	expect([attribute(first, 'loading'), attribute(first, 'fetchpriority')]).toEqual([
		'eager',
		'high',
	]);
	const later = renderToStaticMarkup(<Picture data={WIDE} />);
	expect([attribute(later, 'loading'), attribute(later, 'fetchpriority')]).toEqual([
		'lazy',
		undefined,
	]);
});

test.each([
	[{ altText: 'Alpen' }, undefined, 'Alpen'],
	[{ altText: null }, undefined, 'Product image'],
	[{ altText: '' }, undefined, 'Product image'],
	[{ altText: 'Alpen' }, '', ''],
])('with the text %o and %j in its place it says %j', (text, alt, shown) => {
	const html = renderToStaticMarkup(
		<Picture data={{ ...WIDE, ...text }} alt={alt} fallbackAlt="Product image" />,
	);
	expect(attribute(html, 'alt')).toBe(shown);
});
