import { afterEach, expect, test, vi } from 'vitest';
import { i18nFor } from '~/i18n/i18next.server';
import { createContext } from './context.server';

const ENV = {
	PUBLIC_STORE_DOMAIN: 'http://localhost:4000',
	PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
	SESSION_SECRET: 'a-secret-of-these-tests-32-letters',
	MESSAGES_URL: 'https://messages.example',
	SITE_URL: 'https://aerolume.example',
	PUBLIC_ERROR_REPORTING_DSN: 'https://key@collector.example/7',
};

afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a message that is missing in production is sent to the collector once', async () => {
	vi.stubEnv('DEV', false);
	vi.spyOn(console, 'error').mockReturnValue();
	const send = vi.fn(async () => new Response());
	vi.stubGlobal('fetch', send);
	const translate = i18nFor('en').t as (key: string) => string;
	expect(translate('cart:noSuchMessage')).toBe('cart:noSuchMessage');
	translate('cart:noSuchMessage');
	const request = new Request('https://aerolume.example/faq');
	await createContext(request, ENV, () => undefined);
	await createContext(request, ENV, () => undefined);
	expect(send).toHaveBeenCalledExactlyOnceWith(
		'https://collector.example/api/7/envelope/',
		expect.objectContaining({
			body: expect.stringContaining('Missing translation: en cart:noSuchMessage'),
		}),
	);
});
