import { readEnvironment } from '../app/server/env.server';
import { runCommand } from './children';
import { readDeploymentSettings } from './environment';

/** `npm run settings -- .env.production`: checks the settings of a deployment, as its worker does. */
await runCommand(async () => {
	const [file] = process.argv.slice(2);
	if (!file) throw new Error('Name the file: npm run settings -- .env.production');
	const read = readEnvironment(readDeploymentSettings(file));
	if ('problems' in read) throw new Error(read.problems.join('\n'));
	console.log(`The settings in ${file} are complete.`);
});
