import { beforeEach, expect, test, vi } from 'vitest';

const HOUR_MS = 60 * 60_000;

// Before the module is loaded, whose cache takes the clock then.
vi.useFakeTimers({ toFake: ['Date'] });
const { connectAuthorizationServer } = await import('./authorization-server.server');

const ask = vi.fn(async (url: URL | string) => {
	const issuer = `https://sign-in.example/${new URL(url).hostname}`;
	return Response.json({ issuer, token_endpoint: `${issuer}/token` });
});

const serverOf = async (storeOrigin: string) => {
	const { server } = await connectAuthorizationServer({
		storeOrigin,
		SITE_URL: 'https://shop.example',
		PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_1',
	});
	return server.token_endpoint;
};

beforeEach(() => {
	vi.stubGlobal('fetch', ask);
	ask.mockClear();
});

test('the authorization server is looked up once an hour, however often it is used', async () => {
	for (let minutes = 0; minutes < 60; minutes += 20) {
		expect(await serverOf('https://a.example')).toBe('https://sign-in.example/a.example/token');
		vi.advanceTimersByTime(20 * 60_000);
	}
	expect(ask).toHaveBeenCalledTimes(1);
	await serverOf('https://a.example');
	expect(ask).toHaveBeenCalledTimes(2);
});

test('each shop has its own', async () => {
	await serverOf('https://a.example');
	expect(await serverOf('https://b.example')).toBe('https://sign-in.example/b.example/token');
});

test('a failed look-up is repeated', async () => {
	vi.advanceTimersByTime(HOUR_MS);
	ask.mockResolvedValueOnce(new Response('', { status: 503 }));
	await expect(serverOf('https://a.example')).rejects.toThrow();
	expect(await serverOf('https://a.example')).toBe('https://sign-in.example/a.example/token');
});
