import { expect, test } from 'vitest';
import {
	company,
	isSampleCompany,
	mainProductPath,
	manufacturerOf,
	productPath,
	site,
} from './site';

test('the company data are known as the sample until they are somebody’s own', () => {
	expect(isSampleCompany()).toBe(true);
	expect(isSampleCompany('shop@aerolume.de')).toBe(false);
});

test('the company makes what it sells, unless another maker is named', () => {
	expect(manufacturerOf(site.name)).toBe(company);
});

test('the main product has its own address, with the variant where one is meant', () => {
	expect(productPath(site.product)).toBe(mainProductPath);
	expect(productPath(site.product, '42')).toBe(`${mainProductPath}?variant=42`);
	expect(productPath('airport-pins')).toBe('/products/airport-pins');
	expect(productPath('airport-pins', '42')).toBe('/products/airport-pins?variant=42');
});
