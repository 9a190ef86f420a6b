import { isStopping, stopAll } from './children';

/** Runs a command; an error is printed as its message, without a stack, and ends it with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (isStopping()) return;
		console.error(error instanceof Error ? error.message : error);
		await stopAll(1);
	}
}
