import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, expect, test } from 'vitest';
import { demoShopEnvironment } from './environment';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const file = join(folder, '.env.production');
writeFileSync(file, 'PUBLIC_STORE_DOMAIN=aerolume\nSITE_URL=aerolume.example\n');

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines that a command prints, which must fail. */
function failureOf(
	script: string,
	args: readonly string[],
	settings: Record<string, string> = {},
): Promise<string[]> {
	const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
	const env = { ...process.env, ...settings };
	return new Promise((resolve, reject) => {
		execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
			if (error?.code === 1) resolve(`${stdout}${stderr}`.trim().split('\n'));
			else reject(new Error(`It ended with ${error?.code ?? 0}: ${stdout}${stderr}`));
		});
	});
}

test.each([
	['doctor', '--jsn'],
	['setup-shop', '--wirte'],
])('%s refuses the unknown option %s', async (script, option) => {
	const [line] = await failureOf(script, [file, option]);
	expect(line).toContain(`Unknown option '${option}'`);
});

test('check-settings names each wrong setting in a line', async () => {
	const lines = await failureOf('check-settings', [file]);
	expect(lines.length).toBeGreaterThan(3);
	for (const line of lines) expect(line).toMatch(/^[A-Z_]+ /);
});

test('setup-shop names the remedy where the app is refused', async () => {
	const shop = await startDemoShop({ port: 0 });
	const settings = {
		...demoShopEnvironment(shop.origin, 'http://localhost:3000'),
		PRIVATE_ADMIN_API_TOKEN: 'shpat_other',
	};
	const printed = (await failureOf('setup-shop', [], settings)).join('\n');
	await shop.close();
	expect(printed).toContain('PRIVATE_ADMIN_API_TOKEN is refused by the Admin API');
	expect(printed).toContain('Copy the Admin API access token again');
});
