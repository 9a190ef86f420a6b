import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from './assets';

const rules = parseHeadersFile(`# for every file
/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/robots.txt
  Link: <https://aerolume.example/>; rel="home"
`);

test('a path gets the headers of every matching rule; later rules win', () => {
	expect(headersFor('/assets/app-1a2b.js', rules)).toEqual({
		'X-Content-Type-Options': 'nosniff',
		'Cache-Control': 'public, max-age=31536000, immutable',
	});
	expect(headersFor('/favicon.ico', rules)).toEqual({
		'X-Content-Type-Options': 'nosniff',
		'Cache-Control': 'no-cache',
	});
});

test('a value keeps its colons', () => {
	expect(headersFor('/robots.txt', rules).Link).toBe('<https://aerolume.example/>; rel="home"');
});

test('a dot in a pattern is a dot', () => {
	expect(headersFor('/robotsxtxt', rules)).not.toHaveProperty('Link');
});
