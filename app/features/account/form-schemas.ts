import * as v from 'valibot';
import type { ProblemCode } from '~/i18n/problem-text';
import { site } from '~/site';
import { needsProvince } from './provinces';

type Problem = ProblemCode<'account:problems'>;

/** The platform's length limit for names and for each line of an address. */
const MAX_LENGTH = 255;

const line = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH, 'tooLong' satisfies Problem));
const requiredLine = v.pipe(line, v.nonEmpty('missing' satisfies Problem));

/** Digits and the usual separators; may be empty. */
const phone = v.pipe(
	line,
	v.check(
		(value) => value === '' || /^\+?[\d\s()./-]{5,30}$/.test(value),
		'phoneWrong' satisfies Problem,
	),
);

/** The button that makes an address the default: its id. */
export const defaultAddressSchema = v.object({ default: v.string() });

/** A button without fields. */
export const confirmationSchema = v.object({});

/** The forms of the notifications page: marketing mails on or off, or a back-in-stock request to remove. */
export const notificationsSchema = v.object({
	intent: v.picklist(['marketing', 'remove'], 'wrong' satisfies Problem),
	accepts: v.string(),
	/** Integer of the variant's id. */
	variant: v.string(),
});

export const profileSchema = v.object({ firstName: line, lastName: line, phone });

/** Countries that require a postal code. */
const POSTAL_CODE_REQUIRED = new Set([
	...site.vatMarkets,
	'AU',
	'CA',
	'CH',
	'GB',
	'JP',
	'NO',
	'US',
]);

export function needsPostalCode(country: string): boolean {
	return POSTAL_CODE_REQUIRED.has(country);
}

/** The postal codes of countries with many customers; those of others are not checked. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
	AT: /^\d{4}$/,
	CH: /^\d{4}$/,
	DE: /^\d{5}$/,
	US: /^\d{5}(-\d{4})?$/,
};

function isPostalCode(zip: string, country: string): boolean {
	const pattern = POSTAL_CODES[country];
	return !pattern || pattern.test(zip);
}

export const addressSchema = v.pipe(
	v.object({
		firstName: line,
		lastName: requiredLine,
		company: line,
		address1: requiredLine,
		address2: line,
		zip: line,
		city: requiredLine,
		/** State or region by name, or by code if the account uses codes. */
		province: line,
		/** ISO 3166-1 code. */
		country: v.pipe(line, v.regex(/^[A-Z]{2}$/, 'countryWrong' satisfies Problem)),
		phone,
	}),
	v.forward(
		v.partialCheck(
			[['zip'], ['country']],
			({ zip, country }) => zip !== '' || !needsPostalCode(country),
			'missing' satisfies Problem,
		),
		['zip'],
	),
	v.forward(
		v.partialCheck(
			[['zip'], ['country']],
			({ zip, country }) => zip === '' || isPostalCode(zip, country),
			'zipWrong' satisfies Problem,
		),
		['zip'],
	),
	v.forward(
		v.partialCheck(
			[['province'], ['country']],
			({ province, country }) => province !== '' || !needsProvince(country),
			'missing' satisfies Problem,
		),
		['province'],
	),
);

export type AddressFields = v.InferOutput<typeof addressSchema>;

export const ADDRESS_FIELDS = Object.keys(addressSchema.entries) as (keyof AddressFields)[];
