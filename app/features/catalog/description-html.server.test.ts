import { describe, expect, test } from 'vitest';
import { descriptionHtml } from './description-html.server';

const clean = (html: string) => descriptionHtml({ descriptionHtml: html });

test('what a merchant’s editor writes stays', () => {
	const html =
		'<p>Ein <strong>Blick</strong>, <em>mehr</em> nicht.</p><h3>Vier Karten</h3><ul><li>Alpen &amp; mehr</li></ul>';
	expect(clean(html)).toBe(html.replace('&amp;', '&#x26;'));
});

describe('what runs or reaches out is taken away', () => {
	test.each([
		['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
		['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
		['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
		['<a href=" java&#x0A;script:alert(1)">a</a>', '<a>a</a>'],
		['<img src="x" onerror="alert(1)">', ''],
		['<img src="data:image/svg+xml,x">', ''],
		['<iframe src="https://evil.example">a</iframe>b', 'b'],
		['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
		['<svg><a href="javascript:alert(1)">a</a></svg>b', 'b'],
		['<form action="https://evil.example"><input name="a"><button>b</button></form>', 'b'],
		['<!-- c -->a', 'a'],
	])('%s', (html, expected) => {
		expect(clean(html)).toBe(expected);
	});

	test('also where two parsers would read it differently', () => {
		const html =
			'<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">';
		expect(clean(html)).not.toMatch(/onerror|<img|<style|<math/);
	});
});

test('pictures on the shop’s own network stay, and wait until they come near', () => {
	expect(clean('<img src="https://cdn.example/a.png" alt="Größen" srcset="b">')).toBe(
		'<img src="https://cdn.example/a.png" alt="Größen" loading="lazy">',
	);
});

test('so do pictures of older descriptions, whose URLs have no scheme', () => {
	expect(clean('<img src="//cdn.example/a.png" alt="a">')).toBe(
		'<img src="https://cdn.example/a.png" alt="a" loading="lazy">',
	);
});

test('texts of separate blocks stay apart', () => {
	expect(clean('<div class="x">a</div><div onclick="b()">b</div>')).toBe(
		'<div>a</div><div>b</div>',
	);
});

test('tags that are left open are closed, and stray ones do not end the page’s own', () => {
	expect(clean('</div></article><ul><li><b>a')).toBe('<ul><li><b>a</b></li></ul>');
});

test('headings start below the heading of their section', () => {
	expect(clean('<h1>a</h1><h2>b</h2><h4>c</h4>')).toBe('<h3>a</h3><h3>b</h3><h4>c</h4>');
});

test('nothing stays nothing', () => {
	expect(clean('')).toBe('');
});
