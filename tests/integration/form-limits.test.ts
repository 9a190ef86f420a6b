import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import { describe, expect, test } from 'vitest';
import { declarationForm } from '../../app/features/legal/withdrawal.server';
import { issueFormToken } from '../../app/lib/honeypot.server';
import { action as stockApi } from '../../app/routes/api/stock';
import { action as login } from '../../app/routes/auth/login';
import { action as recover } from '../../app/routes/auth/recover';
import { action as declare } from '../../app/routes/legal/declare';
import { variantIds } from '../setup/catalogue';
import { controlDemoShop } from '../setup/demo-control';
import { DEMO } from './auth-visitor';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** A form as somebody sends it. */
interface Sent {
	action: Action;
	path: string;
	fields: Record<string, string>;
	address: string;
}

/** Its status. */
async function send({ action, path, fields, address }: Sent): Promise<number> {
	const visitor = shop.visitor(address);
	return visitor.post(path, fields, async ({ request, context }) => {
		const result = await action({ request, context, params: {} }).catch((thrown) => thrown);
		if (result instanceof Response) return result.status;
		if (result instanceof Error) throw result;
		return (result as { init?: { status?: number } }).init?.status ?? 200;
	});
}

/**
 * Sends 200 forms. Returns how often each status came back.
 * @param atOnce few for forms with a password, which the demo shop takes its time to compare
 */
async function attack(
	form: (use: number) => Promise<Sent>,
	{ times = 200, atOnce = 20 } = {},
): Promise<Record<number, number>> {
	const statuses: Record<number, number> = {};
	for (let first = 0; first < times; first += atOnce) {
		const uses = Array.from({ length: atOnce }, (_, i) => first + i);
		for (const status of await Promise.all(uses.map(async (use) => send(await form(use))))) {
			statuses[status] = (statuses[status] ?? 0) + 1;
		}
	}
	return statuses;
}

const SLOWLY = { atOnce: 4 };

const tokenOf = (form: string) =>
	issueFormToken(shop.env.SESSION_SECRET ?? '', form, Date.now() - 60_000);

/** Another address for each use, as a botnet has. */
const anywhere = (use: number) => `198.51.${Math.floor(use / 100)}.${use % 100}`;
const HERE = '203.0.113.7';

const mailsTo = async (pattern: RegExp) => {
	const mails = await controlDemoShop(shop.origin).mailbox();
	return mails.filter(({ to }) => pattern.test(to));
};

const operations = async (name: string) =>
	(await shop.requests()).filter(({ operation }) => operation === name);

const WAYS = ['', '/de', '/en'];

/** One mailbox, written in 200 ways. */
const disguised = (use: number) => {
	const name = [...'stranger'].map((letter, i) => ((use >> i) & 1 ? letter.toUpperCase() : letter));
	return `${name.join('')}${use % 3 === 0 ? `+tag${use}` : ''}@example.com`;
};

describe('200 withdrawals', () => {
	const fieldsOf = (use: number, email = disguised(use)) => ({
		name: `Buy cheap pills ${use}`,
		email,
		order: '#1042',
		items: '',
	});
	const form = async (use: number, address: string, formToken?: string): Promise<Sent> => {
		const fields = fieldsOf(use);
		return {
			action: declare,
			path: `${WAYS[use % 3]}/legal/revocation/declare`,
			fields: {
				intent: 'confirm',
				...fields,
				formToken: formToken ?? (await tokenOf(await declarationForm(fields))),
			},
			address,
		};
	};

	test('reach one recipient ten times, whatever address they come from', async () => {
		expect(await attack((use) => form(use, anywhere(use)))).toEqual({ 303: 10, 429: 190 });
		expect(await mailsTo(/^stranger/i)).toHaveLength(10);
	});

	test('with the token of one declaration are that one alone', async () => {
		const formToken = await tokenOf(await declarationForm(fieldsOf(0)));
		expect(await attack((use) => form(use, HERE, formToken))).toEqual({ 303: 1, 422: 199 });
		expect(await mailsTo(/^stranger/i)).toHaveLength(1);
	});

	test('of one declaration are sent once', async () => {
		const formToken = await tokenOf(await declarationForm(fieldsOf(0)));
		expect(await attack(() => form(0, HERE, formToken))).toEqual({ 303: 10, 422: 190 });
		expect(await mailsTo(/^stranger/i)).toHaveLength(1);
	});
});

describe('200 requests for a message when something is back', () => {
	const form = async (
		use: number,
		change: Partial<Sent> & { formToken?: string },
	): Promise<Sent> => ({
		action: stockApi,
		path: `${WAYS[use % 3]}/api/stock?variant=${variantIds.soldOut}`,
		address: anywhere(use),
		...change,
		fields: {
			formToken: change.formToken ?? (await tokenOf(`stock ${variantIds.soldOut}`)),
			email: disguised(use),
			...change.fields,
		},
	});

	test('reach a stranger six times, by letter case, tag and language', async () => {
		const statuses = await attack((use) => form(use, {}));
		expect(statuses).toEqual({ 200: 6, 429: 194 });
		expect(await mailsTo(/^stranger/i)).toHaveLength(6);
	});

	test('with a wrong address are no uses of their token', async () => {
		const formToken = await tokenOf(`stock ${variantIds.soldOut}`);
		const wrong = await attack((use) => form(use, { formToken, fields: { email: 'nobody' } }));
		expect(wrong).toEqual({ 422: 200 });
		expect(await send(await form(0, { formToken }))).toBe(200);
	});

	test('reach ten strangers with one token, and none with that of another form', async () => {
		const strangers = (use: number) => ({ email: `stranger${use}@example.com` });
		const formToken = await tokenOf(`stock ${variantIds.soldOut}`);
		expect(await attack((use) => form(use, { formToken, fields: strangers(use) }))).toEqual({
			200: 10,
			422: 190,
		});
		for (const other of ['login', `stock ${variantIds.large}`]) {
			const wrong = await form(0, { formToken: await tokenOf(other) });
			expect(await send(wrong)).toBe(422);
		}
	});
});

test('200 recoveries ask the platform for six mails to one account', async () => {
	const [name, host] = DEMO.email.split('@');
	const statuses = await attack(async (use) => ({
		action: recover,
		path: `${WAYS[use % 3]}/auth/recover`,
		fields: {
			email: use % 2 ? DEMO.email.toUpperCase() : `${name}+${use}@${host}`,
			formToken: await tokenOf('recover'),
		},
		address: anywhere(use),
	}));
	expect(statuses).toEqual({ 303: 6, 429: 194 });
	expect(await operations('CustomerRecover')).toHaveLength(6);
});

describe('200 wrong logins', () => {
	const form = async (use: number, email: string, address: string): Promise<Sent> => ({
		action: login,
		path: '/auth/login',
		fields: { email, password: `guess-${use}`, formToken: await tokenOf('login') },
		address,
	});

	test('to one account are twenty, from wherever they are sent', async () => {
		const statuses = await attack((use) => form(use, DEMO.email, anywhere(use)), SLOWLY);
		expect(statuses).toEqual({ 422: 20, 429: 180 });
		expect(await operations('CustomerAccessTokenCreate')).toHaveLength(20);
	});
});

test('24 logins of the right person are not limited by account', async () => {
	const right = async (use: number) => ({
		action: login,
		path: '/auth/login',
		fields: { ...DEMO, formToken: await tokenOf('login') },
		address: anywhere(use),
	});
	expect(await attack(right, { times: 24, atOnce: 4 })).toEqual({ 303: 24 });
});
