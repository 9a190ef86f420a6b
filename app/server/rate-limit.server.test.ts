import { describe, expect, test, vi } from 'vitest';
import {
	createRateLimits,
	createUseCounts,
	type LimitedForm,
	networkOf,
	normalizedRecipient,
	type RateLimitBinding,
} from './rate-limit.server';

const ADDRESS = '203.0.113.7';
const MINUTE = 60_000;

/** An isolate at a fixed time; `visit` opens the limits of one request. */
function isolate(bindings: Parameters<typeof createRateLimits>[1] = {}) {
	const clock = { now: Date.UTC(2026, 10, 22, 12) };
	const counts = createUseCounts(() => clock.now);
	const visit = (address: string | null = ADDRESS) => createRateLimits(counts, bindings, address);
	/** How many of the given number of uses are within the limits; each is a separate request. */
	const allowed = async (
		uses: number,
		form: LimitedForm,
		by: (use: number) => { address?: string; recipient?: string } = () => ({}),
	) => {
		let allowed = 0;
		for (let use = 0; use < uses; use++) {
			const { address = ADDRESS, recipient } = by(use);
			if (await visit(address).allow(form, recipient)) allowed += 1;
		}
		return allowed;
	};
	return { clock, visit, allowed };
}

describe('six people with one IP address, in ten minutes', () => {
	/** Uses by each of them: every form, with a repeat after a typing error or a change of mind. */
	const normal: Record<LimitedForm, number> = {
		login: 4,
		register: 2,
		recover: 2,
		reset: 2,
		stock: 4,
		contact: 2,
		withdrawal: 2,
		discount: 5,
		catalogue: 20,
		errorReport: 5,
	};

	test.each(Object.entries(normal) as [LimitedForm, number][])(
		'stay below the limits of %s',
		async (form, uses) => {
			const { allowed } = isolate();
			const everybody = 6 * uses;
			const recipient = (use: number) => `person${use % 6}@example.com`;
			expect(await allowed(everybody, form, (use) => ({ recipient: recipient(use) }))).toBe(
				everybody,
			);
		},
	);
});

describe('a limit', () => {
	test.each([
		['login', 40],
		['register', 20],
		['recover', 20],
		['reset', 20],
		['stock', 30],
		['contact', 20],
		['withdrawal', 20],
		['discount', 40],
		['catalogue', 150],
		['errorReport', 60],
	] as const)('of %s by address ends at %i of 200', async (form, uses) => {
		const { allowed } = isolate();
		const strangers = (use: number) => ({ recipient: `stranger${use}@example.com` });
		expect(await allowed(200, form, strangers)).toBe(uses);
	});

	test.each([
		['login', 20],
		['register', 6],
		['recover', 6],
		['stock', 6],
		['withdrawal', 10],
	] as const)('of %s by recipient ends at %i of 200 from as many addresses', async (form, uses) => {
		const { allowed } = isolate();
		const spread = (use: number) => ({
			address: `198.51.100.${use}`,
			recipient: 'ada@example.com',
		});
		expect(await allowed(200, form, spread)).toBe(uses);
	});

	test('states when it ends, and ends then', async () => {
		const { clock, visit, allowed } = isolate();
		expect(await allowed(20, 'contact')).toBe(20);
		clock.now += 4 * MINUTE;
		const limits = visit();
		expect(limits.retryAfter).toBeUndefined();
		expect(await limits.allow('contact')).toBe(false);
		expect(limits.retryAfter).toBe(6 * 60);
		clock.now += 6 * MINUTE;
		expect(await visit().allow('contact')).toBe(true);
	});

	test('of one form or visitor leaves others alone', async () => {
		const { visit, allowed } = isolate();
		await allowed(200, 'contact');
		expect(await visit().allow('discount')).toBe(true);
		expect(await visit('203.0.113.8').allow('contact')).toBe(true);
	});

	test('without a visitor’s address counts recipients alone', async () => {
		const { visit } = isolate();
		const allowed: boolean[] = [];
		for (let use = 0; use < 30; use++) {
			allowed.push(await visit(null).allow('recover', 'ada@example.com'));
		}
		expect(allowed.filter(Boolean)).toHaveLength(6);
		expect(await visit(null).allow('recover', 'grace@example.com')).toBe(true);
	});

	test('is forgotten for somebody who has signed in', async () => {
		const { visit, allowed } = isolate();
		const wrong = (use: number) => ({
			address: `198.51.100.${use}`,
			recipient: 'ada@example.com',
		});
		await allowed(20, 'login', wrong);
		await visit().forget('login', 'Ada@example.com');
		expect(await allowed(20, 'login', wrong)).toBe(20);
	});

	test('of a token is ten uses', async () => {
		const { visit } = isolate();
		const allowed: boolean[] = [];
		for (let use = 0; use < 200; use++) allowed.push(await visit().consumeFormToken('one'));
		expect(allowed.filter(Boolean)).toHaveLength(10);
		expect(await visit().consumeFormToken('another')).toBe(true);
	});
});

describe('a binding of the edge', () => {
	const binding = (respond: () => Promise<{ success: boolean }>) => ({
		limit: vi.fn<RateLimitBinding['limit']>(respond),
	});

	test('is asked for address and recipient, without stating either', async () => {
		const [address, recipient] = [0, 1].map(() => binding(async () => ({ success: true })));
		const { visit } = isolate({ ADDRESS_RATE_LIMIT: address, RECIPIENT_RATE_LIMIT: recipient });
		expect(await visit().allow('recover', 'ada@example.com')).toBe(true);
		for (const asked of [address, recipient]) {
			expect(asked?.limit.mock.calls).toEqual([[{ key: expect.stringMatching(/^[0-9a-f]{32}$/) }]]);
		}
	});

	test('limits what memory would allow, for a minute', async () => {
		const full = binding(async () => ({ success: false }));
		const limits = isolate({ RECIPIENT_RATE_LIMIT: full }).visit();
		expect(await limits.allow('recover', 'ada@example.com')).toBe(false);
		expect(limits.retryAfter).toBe(60);
	});

	test('that fails leaves the form open', async () => {
		const broken = binding(async () => {
			throw new Error('no binding');
		});
		const { visit } = isolate({ ADDRESS_RATE_LIMIT: broken });
		expect(await visit().allow('contact')).toBe(true);
	});
});

test.each([
	['Ada@Example.com', 'ada@example.com'],
	[' ada+karte@example.com', 'ada@example.com'],
	['A.d.a+x+y@googlemail.com', 'ada@gmail.com'],
	['a.da@example.com', 'a.da@example.com'],
	['\uff21da@example.com', 'ada@example.com'],
	['no address', 'no address'],
])('%j is the mailbox %s', (email, mailbox) => {
	expect(normalizedRecipient(email)).toBe(mailbox);
});

test.each([
	['203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:DB8:1:2::9', '2001:db8:1:2'],
	['2001:db8::1', '2001:db8:0:0'],
	['::ffff:203.0.113.7', '::ffff:cb00:7107'],
	['127.0.0.1', ''],
	['::1', ''],
	['', ''],
	['not:an:address', 'not:an:address'],
])('the address %j counts as %j', (address, network) => {
	expect(networkOf(address)).toBe(network);
});
