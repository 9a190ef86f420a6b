import { isEmail, toE164 } from '../shop/contact';
import type { Shop } from '../shop/shop';
import type { CustomerRecord } from '../state/records';
import { type CustomerUserError, userError } from './user-errors';

/** Fields of `CustomerCreateInput` and `CustomerUpdateInput`. */
export interface CustomerInput {
	email?: string | null;
	password?: string | null;
	firstName?: string | null;
	lastName?: string | null;
	phone?: string | null;
	acceptsMarketing?: boolean | null;
}

const longestText = 255;

/** The platform's limits of a password. Assumed: the messages. */
const shortestPassword = 5;
const longestPassword = 40;

/** Validates a text as the platform does: no HTML tags, no URL, 255 characters at most. */
export function checkText(
	field: string[],
	label: string,
	text: string | null | undefined,
): CustomerUserError[] {
	if (text == null) {
		return [];
	}
	const errors: CustomerUserError[] = [];
	if (/<[a-z!/][^>]*>/i.test(text)) {
		errors.push(userError('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`));
	}
	if (/\bhttps?:\/\/|\bwww\./i.test(text)) {
		errors.push(userError('CONTAINS_URL', field, `${label} cannot contain URL`));
	}
	if (text.length > longestText) {
		errors.push(tooLong(field, label, longestText));
	}
	return errors;
}

function tooLong(field: string[], label: string, limit: number): CustomerUserError {
	return userError('TOO_LONG', field, `${label} is too long (maximum is ${limit} characters)`);
}

export function checkPassword(field: string[], password: string): CustomerUserError[] {
	if (password.trim() === '') {
		return [userError('BLANK', field, "Password can't be blank")];
	}
	const errors: CustomerUserError[] = [];
	if (password !== password.trim()) {
		const message = 'Password cannot start or end with whitespace';
		errors.push(userError('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', field, message));
	}
	if (password.length < shortestPassword) {
		const message = `Password is too short (minimum is ${shortestPassword} characters)`;
		errors.push(userError('TOO_SHORT', field, message));
	}
	if (password.length > longestPassword) {
		errors.push(tooLong(field, 'Password', longestPassword));
	}
	return errors;
}

/** Validates a new customer's email address, but not whether it is taken. */
export function checkEmail(field: string[], email: string): CustomerUserError[] {
	if (email.trim() === '') {
		return [userError('BLANK', field, "Email can't be blank")];
	}
	return isEmail(email.trim()) ? [] : [userError('INVALID', field, 'Email is invalid')];
}

/** Validates a customer's phone number, which must be unique. */
function checkPhone(
	shop: Shop,
	field: string[],
	phone: string | null | undefined,
	ownId: number | null,
): CustomerUserError[] {
	if (phone == null || phone.trim() === '') {
		return [];
	}
	const number = toE164(phone.trim());
	if (number === null) {
		return [userError('INVALID', field, 'Phone is invalid')];
	}
	const isTaken = shop.store
		.all('customers')
		.some((customer) => customer.id !== ownId && customer.phone === number);
	return isTaken ? [userError('TAKEN', field, 'Phone has already been taken')] : [];
}

/** Validates first name, last name and phone; `root` is the argument's name. */
export function checkProfile(
	shop: Shop,
	root: string,
	input: CustomerInput,
	ownId: number | null,
): CustomerUserError[] {
	return [
		...checkText([root, 'firstName'], 'First name', input.firstName),
		...checkText([root, 'lastName'], 'Last name', input.lastName),
		...checkPhone(shop, [root, 'phone'], input.phone, ownId),
	];
}

/** Validated fields as they are stored; omitted ones stay unchanged, empty ones and null clear. */
export function profileChanges(input: CustomerInput): Partial<CustomerRecord> {
	const { firstName, lastName, phone, acceptsMarketing } = input;
	return {
		...(firstName === undefined ? {} : { firstName: textOrNull(firstName) }),
		...(lastName === undefined ? {} : { lastName: textOrNull(lastName) }),
		...(phone === undefined ? {} : { phone: phone?.trim() ? toE164(phone.trim()) : null }),
		...(acceptsMarketing == null ? {} : { acceptsMarketing }),
	};
}

function textOrNull(text: string | null): string | null {
	return text?.trim() || null;
}
