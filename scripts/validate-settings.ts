import { parseEnvironment } from '../app/server/env.server';
import { isSampleCompany } from '../app/site';
import { readSettings, type Settings } from './environment';
import { requireFreePort } from './ports';

/** The settings, validated, with free ports. Throws one sentence with the remedy otherwise. */
export async function validateSettings(): Promise<Settings> {
	const settings = readSettings();
	parseEnvironment(settings.worker);
	if (settings.demoShopPort === undefined && isSampleCompany()) {
		console.warn(
			'The company data are the made-up sample: put your own into app/site.ts before you open the shop.',
		);
	}
	await requireFreePort(settings.port, 'PORT');
	if (settings.demoShopPort !== undefined) {
		await requireFreePort(settings.demoShopPort, 'DEMO_SHOP_PORT');
	}
	return settings;
}
