import { readEnvironment } from '../app/server/env.server';
import { runCommand } from './children';
import { loadSettings } from './load-settings';
import { planSetup } from './shop/plan-setup';
import { createShopAccess } from './shop/shop-access';

/**
 * `npm run setup-shop`: lists what the shop lacks of definitions and sample product; `-- --write` creates it. A file of
 * settings may be named, as for the doctor. What is there stays as it is.
 */
await runCommand(async () => {
	const names = process.argv.slice(2);
	const file = names.find((name) => !name.startsWith('--'));
	const own = await loadSettings(file);
	try {
		// Sample company data in `site.ts` do not matter here.
		const read = readEnvironment(own.settings, false);
		if ('problems' in read) throw new Error(read.problems.join('\n'));
		const shop = createShopAccess(read.env);
		const { steps, notes } = await planSetup(shop);
		const isWriting = names.includes('--write');
		for (const { what, write } of steps) {
			if (isWriting) {
				await write(shop).catch((error: Error) => {
					throw new Error(`${what} was not created: ${error.message}`);
				});
			}
			console.log(`${isWriting ? 'created' : 'missing'}  ${what}`);
		}
		for (const note of notes) console.log(`look at  ${note}`);
		if (steps.length === 0) console.log('Nothing is missing.');
		else if (!isWriting) {
			const command = ['npm run setup-shop --', file, '--write'].filter(Boolean).join(' ');
			console.log(`Nothing was changed. To create it: ${command}`);
		}
	} finally {
		await own.close();
	}
});
