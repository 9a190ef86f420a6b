import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthForm } from './auth-form';
import { loginForm } from './auth-forms';

/** What a browser does: effects run after a rendering, and their results when the form is left. */
const browser = vi.hoisted(() => ({
	effects: [] as (() => unknown)[],
	send: vi.fn(),
	submit: (_event: FormEvent<HTMLFormElement>) => undefined as unknown,
}));

vi.mock('react', async (original) => ({
	...(await original<object>()),
	useEffect: (effect: () => unknown) => browser.effects.push(effect),
}));

vi.mock('@remix-run/react', async (original) => ({
	...(await original<object>()),
	Form: ({ onSubmit }: { onSubmit: typeof browser.submit }) => {
		browser.submit = onSubmit;
		return null;
	},
	useLocation: () => ({ pathname: '/auth/login', search: '' }),
	useNavigation: () => ({ state: 'idle' }),
	useSubmit: () => browser.send,
}));

vi.mock('~/ui/use-checked-form', () => ({
	useCheckedForm: () => ({ ref: null, onSubmit: () => undefined, problems: {} }),
}));

beforeEach(() => {
	vi.useFakeTimers();
	browser.effects.length = 0;
	browser.send.mockClear();
});

/** Shows the form and sends it at once, as a password manager does. Returns what leaves it. */
function sendAtOnce(): () => void {
	renderToString(
		<AuthForm schema={loginForm} answer={undefined} stamp="1.signed" submit="Log in">
			{() => null}
		</AuthForm>,
	);
	const cleanups = browser.effects.map((effect) => effect());
	browser.submit({
		currentTarget: {},
		defaultPrevented: false,
		preventDefault: () => undefined,
	} as FormEvent<HTMLFormElement>);
	return () => {
		for (const cleanup of cleanups) if (typeof cleanup === 'function') cleanup();
	};
}

test('a form that was sent at once waits for its stamp', () => {
	sendAtOnce();
	expect(browser.send).not.toHaveBeenCalled();
	vi.advanceTimersByTime(5_000);
	expect(browser.send).toHaveBeenCalledTimes(1);
});

test('a form that is left while it waits is not sent', () => {
	const leave = sendAtOnce();
	leave();
	vi.advanceTimersByTime(5_000);
	expect(browser.send).not.toHaveBeenCalled();
});
