import { beforeAll, describe, expect, test } from 'vitest';
import type { OverviewView } from '../../app/features/account/account-view';
import { loader as addressPage, action as saveAddress } from '../../app/routes/account/address';
import {
	action as deleteAddress,
	loader as deletePage,
} from '../../app/routes/account/address-delete';
import { loader as notifications } from '../../app/routes/account/notifications';
import { loader as orderPage } from '../../app/routes/account/order';
import { loader as overview, action as setDefault } from '../../app/routes/account/overview';
import { loader as profilePage, action as saveProfile } from '../../app/routes/account/profile';
import {
	CUSTOMER_ACCOUNT_API,
	demoCustomer,
	endTokens,
	HOME,
	OFFICE,
	open,
	send,
} from './account-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
const logged = useLog();

const NEW_ADDRESS = {
	firstName: 'Mara',
	lastName: 'Lindner',
	company: '',
	address1: 'Am Rollfeld 7',
	address2: 'Halle 2',
	zip: '80331',
	city: 'München',
	province: '',
	country: 'DE',
	phone: '',
};

interface ActionData {
	values?: Record<string, string>;
	problems?: Record<string, string>;
}

async function account(visitor: TestVisitor): Promise<OverviewView> {
	const { data } = await open<{ overview: OverviewView }>(visitor, overview, '/account');
	return data.overview;
}

describe('the guard', () => {
	const ROUTES = [
		['/account', overview, {}],
		['/account/profile', profilePage, {}],
		['/account/addresses/new', addressPage, {}],
		[`/account/addresses/${HOME}`, addressPage, { id: HOME }],
		[`/account/addresses/${HOME}/delete`, deletePage, { id: HOME }],
	] as const;

	test.each(ROUTES)(
		'redirects a guest from %s to the login, and back afterwards',
		async (path, loader, params) => {
			const outcome = await open(shop.visitor(), loader, `/en${path}`, params);
			expect(outcome.status).toBe(302);
			expect(outcome.location).toBe(`/en/auth/login?returnTo=${encodeURIComponent(`/en${path}`)}`);
		},
	);

	test.each([
		['/account', setDefault, {}, { default: OFFICE }],
		['/account/profile', saveProfile, {}, { firstName: 'X' }],
		[`/account/addresses/${HOME}`, saveAddress, { id: HOME }, NEW_ADDRESS],
		[`/account/addresses/${HOME}/delete`, deleteAddress, { id: HOME }, {}],
	] as const)('rejects a guest’s post to %s', async (path, action, params, fields) => {
		const outcome = await send(shop.visitor(), action, path, { ...fields }, params);
		expect(outcome.status).toBe(303);
		expect(outcome.location).toMatch(/^\/auth\/login\?.*&notice=unsaved$/);
		expect(await shop.requests()).toEqual([]);
	});
});

describe('the profile', () => {
	test.each([
		['a name of 256 letters', { lastName: 'x'.repeat(256) }, 'lastName', 'tooLong'],
		['a phone number of words', { phone: 'call me' }, 'phone', 'phoneWrong'],
		['HTML in a name', { firstName: '<b>Mara</b>' }, 'firstName', 'html'],
	])('keeps the values if %s is refused', async (_, fields, field, code) => {
		const visitor = await demoCustomer(shop);
		const typed = { firstName: 'Maja', lastName: 'Lindner', phone: '', ...fields };
		const { status, data } = await send<ActionData>(
			visitor,
			saveProfile,
			'/en/account/profile',
			typed,
		);
		expect(status).toBe(422);
		expect(data.values).toEqual(typed);
		expect(data.problems).toEqual({ [field]: code });
		expect((await account(visitor)).profile.firstName).toBe('Mara');
	});
});

describe('addresses', () => {
	test.each([
		['an empty street', { address1: ' ' }, 'address1', 'missing'],
		['no country', { country: '' }, 'country', 'countryWrong'],
		['a country that there is not', { country: 'QQ' }, 'country', 'countryWrong'],
		['no postal code in Germany', { zip: '' }, 'zip', 'missing'],
		['a short one', { zip: '1010' }, 'zip', 'zipWrong'],
		['no state in the USA', { country: 'US', zip: '94105' }, 'province', 'missing'],
		['a city of 256 letters', { city: 'x'.repeat(256) }, 'city', 'tooLong'],
	])(
		'with %s are refused with a problem of the field, and keep their values',
		async (_, fields, field, code) => {
			const visitor = await demoCustomer(shop);
			const typed = { ...NEW_ADDRESS, ...fields };
			const { status, data } = await send<ActionData>(
				visitor,
				saveAddress,
				'/account/addresses/new',
				typed,
			);
			expect(status).toBe(422);
			expect(data.values).toEqual(typed);
			expect(data.problems).toEqual({ [field]: code });
			expect((await account(visitor)).addresses).toHaveLength(2);
		},
	);

	test('a state that was typed by its code without JavaScript is sent by its name', async () => {
		const visitor = await demoCustomer(shop);
		const typed = { ...NEW_ADDRESS, country: 'US', province: 'ny', zip: '10001' };
		await send(visitor, saveAddress, '/account/addresses/new', typed);
		const sent = (await shop.requests()).find(({ operation }) => operation === 'AddressCreate');
		expect(sent?.variables).toMatchObject({ address: { province: 'New York' } });
	});
});

describe.each([
	{
		CUSTOMER_ACCOUNTS: 'classic',
		overviewQuery: 'AccountOverview',
		update: 'AccountUpdate',
		create: 'AddressCreate',
	},
	{
		...CUSTOMER_ACCOUNT_API,
		overviewQuery: 'CustomerApiOverview',
		update: 'CustomerApiCustomerUpdate',
		create: 'CustomerApiAddressCreate',
	},
])('with $CUSTOMER_ACCOUNTS accounts', ({ overviewQuery, update, create, ...settings }) => {
	// A new object, since the environment is parsed once.
	beforeAll(() => {
		shop.env = { ...shop.env, ...settings };
	});

	test('the account shows profile, orders and addresses, by integers without a token', async () => {
		const { profile, addresses, orders, hasMoreOrders } = await account(await demoCustomer(shop));
		expect(profile).toEqual({
			firstName: 'Mara',
			lastName: 'Lindner',
			email: 'demo@aerolume.example',
			phone: expect.stringContaining('+49'),
			displayName: 'Mara Lindner',
			acceptsMarketing: false,
		});
		expect(hasMoreOrders).toBe(false);
		expect(orders.map(({ name, status }) => [name, status])).toEqual([
			['#1002', 'FULFILLED'],
			['#1001', 'FULFILLED'],
		]);
		expect(addresses.map(({ id, isDefault }) => ({ id, isDefault }))).toEqual([
			{ id: HOME, isDefault: true },
			{ id: OFFICE, isDefault: false },
		]);
		expect(addresses[0]?.lines).toEqual([
			'Mara Lindner',
			'Flughafenstraße 12',
			'12053 Berlin',
			'Deutschland',
		]);
		expect(JSON.stringify(addresses)).not.toMatch(/gid:|customer_access_token/);
	});

	test('the profile is changed, with a message on the overview page', async () => {
		const visitor = await demoCustomer(shop);
		const fields = { firstName: 'Maria', lastName: 'Lindner-Ost', phone: '' };
		const outcome = await send(visitor, saveProfile, '/de/account/profile', fields);
		expect(outcome).toMatchObject({ status: 303, location: '/de/account?done=profile' });
		expect((await account(visitor)).profile.displayName).toBe('Maria Lindner-Ost');
	});

	test('addresses are created, changed, set as default and deleted', async () => {
		const visitor = await demoCustomer(shop);
		const made = await send(visitor, saveAddress, '/account/addresses/new', NEW_ADDRESS);
		expect(made).toMatchObject({ status: 303, location: '/account?done=address-created' });
		const id =
			(await account(visitor)).addresses.find(({ fields }) => fields.city === 'München')?.id ?? '';
		expect(id).toMatch(/^\d+$/);

		const vienna = { address1: 'Vorfeld 1', country: 'AT', zip: '1010', city: 'Wien' };
		const changed = { ...NEW_ADDRESS, ...vienna };
		const path = `/account/addresses/${id}`;
		await send(visitor, saveAddress, path, changed, { id });
		const page = await open<{ values: object }>(visitor, addressPage, path, { id });
		expect(page.data.values).toEqual(changed);

		const chosen = await send(visitor, setDefault, '/account?index', { default: id });
		expect(chosen.location).toBe('/account?done=address-default');
		expect((await account(visitor)).addresses.find(({ isDefault }) => isDefault)?.id).toBe(id);

		const other = { id: OFFICE };
		const gone = await send(
			visitor,
			deleteAddress,
			`/account/addresses/${OFFICE}/delete`,
			{},
			other,
		);
		expect(gone).toMatchObject({ status: 303, location: '/account?done=address-deleted' });
		const left = (await account(visitor)).addresses.map((address) => address.id);
		expect(left.sort()).toEqual([HOME, id].sort());
	});

	test('a lost response does not create a second address', async () => {
		const visitor = await demoCustomer(shop);
		await shop.faults([{ operation: create, kind: 'drop', phase: 'after', times: 1 }]);
		const typed = { ...NEW_ADDRESS, phone: '+49 30 1234567' };
		const { status } = await send(visitor, saveAddress, '/account/addresses/new', typed);
		expect(status).toBe(303);
		expect((await account(visitor)).addresses).toHaveLength(3);
	});

	test.each<[string, string, (visitor: TestVisitor) => Promise<{ location: string | null }>]>([
		['a page', 'expired', (visitor) => open(visitor, overview, '/account')],
		[
			'an order',
			'expired',
			(visitor) => open(visitor, orderPage, '/account/orders/1', { id: '1' }),
		],
		[
			'notifications',
			'expired',
			(visitor) => open(visitor, notifications, '/account/notifications'),
		],
		[
			'a change',
			'unsaved',
			(visitor) => send(visitor, saveProfile, '/account/profile', { firstName: 'A' }),
		],
		[
			'a new address',
			'unsaved',
			(visitor) => send(visitor, saveAddress, '/account/addresses/new', NEW_ADDRESS),
		],
	])(
		'with a revoked token %s redirects to the login with the notice %j',
		async (_, notice, act) => {
			const visitor = await demoCustomer(shop);
			await endTokens(shop);
			const { location } = await act(visitor);
			expect(location).toMatch(new RegExp(`^/auth/login\\?returnTo=.*&notice=${notice}$`));
			expect((await open(visitor, overview, '/account')).location).not.toContain('notice');
		},
	);

	test('during an outage the account responds with 503, and a form keeps its values', async () => {
		const visitor = await demoCustomer(shop);
		await shop.faults([overviewQuery, update].map((operation) => ({ operation, kind: 'http500' })));
		expect((await open(visitor, overview, '/account')).status).toBe(503);
		const typed = { firstName: 'Maja', lastName: '', phone: '' };
		const { status, data } = await send<ActionData>(
			visitor,
			saveProfile,
			'/en/account/profile',
			typed,
		);
		expect(status).toBe(503);
		expect(data).toMatchObject({
			values: { firstName: 'Maja', lastName: '' },
			problems: { form: 'unavailable' },
		});
		expect(logged.map(({ message }) => message)).toEqual(
			expect.arrayContaining(['Cannot get customer data', 'Cannot update customer']),
		);
	});
});
