import { expect, test, vi } from 'vitest';
import { operationError, refusedError, requestError } from './errors';
import { operation, refuse, signedOut } from './operation.server';

const FAILURE = 'Cannot add lines';

function logging() {
	return { log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } };
}

const failing = (context: ReturnType<typeof logging>, error: unknown) =>
	operation(context, FAILURE, async () => {
		throw error;
	});

test('a failure is logged under the operation’s name, and thrown as its error', async () => {
	const context = logging();
	const cause = requestError(3, 'HTTP 502');
	await expect(failing(context, cause)).rejects.toMatchObject({
		kind: 'unavailable',
		operation: FAILURE,
		message: FAILURE,
		cause,
	});
	expect(context.log.error).toHaveBeenCalledWith(
		FAILURE,
		expect.objectContaining({ error: cause.message }),
	);
	const inner = operationError('Cannot get cart data', cause);
	await expect(failing(context, inner)).rejects.toBe(inner);
});

test('a refusal is rethrown, and logged with code and field only', async () => {
	const context = logging();
	const problem = { code: 'TAKEN', field: ['input', 'email'], message: 'ada@example.com is taken' };
	const refused = operation(context, FAILURE, async () => refuse([problem]));
	await expect(refused).rejects.toMatchObject({ kind: 'refused', ...problem });
	expect(context.log.warn).toHaveBeenCalledWith(FAILURE, { code: 'TAKEN', field: 'email' });
	expect(refusedError({ message: 'No' })).toMatchObject({ code: undefined, field: [] });
	expect(refuse([])).toBeUndefined();
});

test('a signed-out customer is not a failure, and is logged once as a warning', async () => {
	const context = logging();
	await expect(failing(context, signedOut(context))).rejects.toMatchObject({ kind: 'signedOut' });
	expect(context.log.error).not.toHaveBeenCalled();
	expect(context.log.warn).toHaveBeenCalledExactlyOnceWith('No customer data found.');
});
