import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
	company,
	isSampleCompany,
	manufacturerOf,
	manufacturers,
	mapPath,
	productPath,
	site,
} from './site';

/** The shop's code and messages, by path. */
function sources(): Map<string, string> {
	const files = ['app', 'locales'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && /\.(tsx?|css|json)$/.test(entry.name))
			.map((entry) => join(entry.parentPath, entry.name)),
	);
	return new Map(
		files
			.filter((file) => !/\.test\.tsx?$|^app\/site\.ts$/.test(file))
			.map((file) => [file, readFileSync(file, 'utf8')]),
	);
}

test('nothing else spells out the name or the map’s handle, examples in comments and refusals aside', () => {
	const spelled = [...sources()].flatMap(([file, text]) =>
		text
			.split('\n')
			.filter((line) => /aerolume/i.test(line) && !/^\s*(\*|\/\*\*|\/\/)|e\.g\. /.test(line))
			.map((line) => `${file}: ${line.trim()}`),
	);
	expect(sources().size).toBeGreaterThan(100);
	expect(spelled).toEqual([]);
});

test('the company data are known as the sample until they are somebody’s own', () => {
	expect(isSampleCompany()).toBe(true);
	expect(isSampleCompany('shop@aerolume.de')).toBe(false);
});

test('the company makes what it sells, unless another maker is named', () => {
	expect(manufacturerOf(site.name)).toBe(company);
	for (const { name, street, postcode, city, email } of [
		company,
		...Object.values(manufacturers),
	]) {
		expect([name, street, postcode, city].every(Boolean)).toBe(true);
		expect(email).toMatch(/^\S+@\S+\.\w+$/);
	}
});

test('the map product has its own address, with the variant where one is meant', () => {
	expect(productPath(site.product)).toBe(mapPath);
	expect(productPath(site.product, '42')).toBe(`${mapPath}?variant=42`);
	expect(productPath('airport-pins')).toBe('/products/airport-pins');
	expect(productPath('airport-pins', '42')).toBe('/products/airport-pins?variant=42');
});
