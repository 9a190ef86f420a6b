import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parseEnvironment } from '../app/server/env.server';
import { runCommand } from './children';

/** `npm run settings -- .env.production`: checks the settings of a deployment, as its worker does. */
await runCommand(async () => {
	const [file] = process.argv.slice(2);
	if (!file) throw new Error('Name the file: npm run settings -- .env.production');
	parseEnvironment({ ...parseEnv(readFileSync(file, 'utf8')), EDGE: 'cloudflare' });
	console.log(`The settings in ${file} are complete.`);
});
