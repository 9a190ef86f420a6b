import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { examine } from './doctor/examine';
import { reportText } from './doctor/report';
import { readSettings } from './environment';
import { failPlainly } from './fail-plainly';

/**
 * `npm run doctor`: checks the shop that is configured, else the demo shop; `npm run doctor -- .env.production` the one
 * of a deployment. With `--json` the findings are JSON. Ends with code 1 where there is an error.
 */
await failPlainly(async () => {
	const names = process.argv.slice(2);
	const file = names.find((name) => !name.startsWith('--'));
	const { settings, source, close } = file
		? { settings: readFile(file), source: file, close: async () => undefined }
		: await ownSettings();
	try {
		const findings = await examine({ settings, source });
		console.log(
			names.includes('--json') ? JSON.stringify(findings, null, '\t') : reportText(findings),
		);
		process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
	} finally {
		await close();
	}
});

function readFile(file: string): Record<string, string | undefined> {
	return { ...parseEnv(readFileSync(file, 'utf8')), EDGE: 'cloudflare' };
}

/** Those of `.env`. A demo shop that does not run is started for the time of the checks. */
async function ownSettings() {
	const { worker, demoShopPort } = readSettings();
	const isRunning =
		demoShopPort === undefined ||
		(await fetch(`http://localhost:${demoShopPort}/__demo/health`).then(
			({ ok }) => ok,
			() => false,
		));
	const shop = isRunning
		? undefined
		: await startDemoShop({
				port: demoShopPort,
				siteUrl: worker.SITE_URL,
				publicToken: worker.PUBLIC_STOREFRONT_API_TOKEN,
				privateToken: worker.PRIVATE_STOREFRONT_API_TOKEN,
				adminToken: worker.PRIVATE_ADMIN_API_TOKEN || undefined,
				customerAccounts:
					worker.CUSTOMER_ACCOUNTS === 'platform' ? 'NEW_CUSTOMER_ACCOUNTS' : 'CLASSIC',
			});
	return {
		settings: worker,
		source: demoShopPort === undefined ? '.env' : 'the demo shop',
		close: async () => shop?.close(),
	};
}
