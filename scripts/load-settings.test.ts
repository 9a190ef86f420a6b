import { expect, test, vi } from 'vitest';
import { loadSettings } from './load-settings';
import { freePort } from './ports';

test('a demo shop that is started takes the settings of the environment', async () => {
	const port = await freePort();
	const app = { ADMIN_API_CLIENT_ID: 'own-app', ADMIN_API_CLIENT_SECRET: 'shpss_own' };
	const environment = { PUBLIC_STORE_DOMAIN: '', DEMO_SHOP_PORT: String(port), ...app };
	for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
	const own = await loadSettings();
	try {
		const response = await fetch(`http://localhost:${port}/admin/oauth/access_token`, {
			method: 'POST',
			body: new URLSearchParams({
				grant_type: 'client_credentials',
				client_id: app.ADMIN_API_CLIENT_ID,
				client_secret: app.ADMIN_API_CLIENT_SECRET,
			}),
		});
		expect(response.status).toBe(200);
	} finally {
		await own.close();
		vi.unstubAllEnvs();
	}
});

test('a file that does not exist is named, with the remedy', async () => {
	await expect(loadSettings('.env.missing')).rejects.toThrow(
		'There is no file .env.missing: correct its name, or write it as docs/operations.md says ("Settings").',
	);
});
