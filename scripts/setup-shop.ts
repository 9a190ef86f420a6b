import { parseArgs } from 'node:util';
import { readEnvironment } from '../app/server/env.server';
import { runCommand } from './children';
import { askApp, checkAdminToken } from './doctor/check-admin';
import { findingLines } from './doctor/finding';
import { loadSettings } from './load-settings';
import { planSetup } from './shop/plan-setup';
import { createShopAccess } from './shop/shop-access';

/**
 * `npm run setup-shop`: lists what the shop lacks of definitions and sample product; `-- --write` creates it. A file of
 * settings may be named, as for the doctor. What is there stays as it is.
 */
await runCommand(async () => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { write: { type: 'boolean' } },
	});
	const own = await loadSettings(positionals[0]);
	try {
		// Sample company data in `site.ts` do not matter here.
		const read = readEnvironment(own.settings, false);
		if ('problems' in read) throw new Error(read.problems.join('\n'));
		const shop = createShopAccess(read.env, own.file);
		const refusals = checkAdminToken(shop, await askApp(shop)).filter(
			({ level }) => level === 'error',
		);
		if (refusals.length > 0) {
			const named = refusals.map((finding) => ({ check: 'admin token', ...finding }));
			throw new Error(findingLines(named).join('\n'));
		}
		const { steps, notes } = await planSetup(shop);
		for (const { what, write } of steps) {
			if (values.write) {
				await write(shop).catch((error: Error) => {
					throw new Error(`${what} was not created: ${error.message}`);
				});
			}
			console.log(`${values.write ? 'created' : 'missing'}  ${what}`);
		}
		for (const note of notes) console.log(`look at  ${note}`);
		if (steps.length === 0) console.log('Nothing is missing.');
		else if (!values.write) {
			console.log(`Nothing was changed. To create what is missing: ${shop.setupCommand}`);
		}
	} finally {
		await own.close();
	}
});
