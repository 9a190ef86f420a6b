import { expect, test, vi } from 'vitest';
import type { AppContext } from '~/server/context.server';
import {
	createAccessToken,
	createCustomer,
	deleteAccessToken,
	recoverPassword,
} from './classic-sign-in.server';

const INPUT = { email: 'ada@aerolume.example', password: 'x', firstName: '', lastName: '' };

/** A context whose platform returns the same data for every mutation. */
function respondingWith(data: object): AppContext {
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const shopify = { mutate: async () => data };
	return { log, shopify } as unknown as AppContext;
}

const refusals = [
	{ code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
	{ code: 'INVALID', field: ['input', 'phone'], message: 'Phone is invalid' },
];

test('the first of the customerUserErrors is thrown with the platform’s message', async () => {
	const create = { customerCreate: { customer: null, customerUserErrors: refusals } };
	await expect(createCustomer(respondingWith(create), INPUT)).rejects.toMatchObject({
		kind: 'refused',
		code: 'TAKEN',
		field: ['input', 'email'],
		message: 'Email has already been taken',
	});
	const recover = { customerRecover: { customerUserErrors: refusals } };
	await expect(recoverPassword(respondingWith(recover), INPUT.email)).rejects.toMatchObject({
		code: 'TAKEN',
	});
});

test('a logout throws the first of the userErrors', async () => {
	const remove = { deletedAccessToken: null, userErrors: [{ field: null, message: 'Not now' }] };
	const context = respondingWith({ customerAccessTokenDelete: remove });
	await expect(deleteAccessToken(context, 'token')).rejects.toThrow('Not now');
});

test('a registration without a customer id fails', async () => {
	const context = respondingWith({ customerCreate: { customer: null, customerUserErrors: [] } });
	await expect(createCustomer(context, INPUT)).rejects.toMatchObject({
		kind: 'unavailable',
		message: 'Cannot create new customer',
		cause: { message: 'The response has no customer id' },
	});
});

test('a refusal that contains an e-mail is only logged by its code', async () => {
	const message = `We have sent an email to ${INPUT.email}`;
	const refusal = { code: 'CUSTOMER_DISABLED', field: null, message };
	const context = respondingWith({
		customerAccessTokenCreate: { customerAccessToken: null, customerUserErrors: [refusal] },
	});
	await expect(createAccessToken(context, INPUT)).rejects.toThrow(message);
	expect(context.log.warn).toHaveBeenCalledWith('Cannot create customer access token', {
		code: 'CUSTOMER_DISABLED',
		field: undefined,
	});
});
