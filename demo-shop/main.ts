import { PortTakenError } from './http/listen';
import { type DemoShop, startDemoShop } from './server';
import { readSettings, SettingError } from './settings';
import { StateFileError } from './state/journal';

/** Starts the demo shop from the command line and ends it cleanly on SIGTERM or SIGINT. */
async function main(): Promise<void> {
	let running: DemoShop;
	try {
		running = await startDemoShop(readSettings(process.argv.slice(2), process.env));
	} catch (error) {
		const isExpected = [PortTakenError, SettingError, StateFileError].some(
			(kind) => error instanceof kind,
		);
		console.error(isExpected && error instanceof Error ? error.message : error);
		process.exitCode = 1;
		return;
	}
	console.log(`demo shop ${running.origin}`);
	const stop = () => {
		running.close().then(
			() => process.exit(0),
			() => process.exit(1),
		);
	};
	process.once('SIGTERM', stop);
	process.once('SIGINT', stop);
}

await main();
