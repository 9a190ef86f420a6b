import { isStopping, stopAll } from './children';

/** Runs a command's work; what goes wrong is told in its sentence, without a stack, and ends with code 1. */
export async function failPlainly(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (isStopping()) return;
		console.error(error instanceof Error ? error.message : error);
		await stopAll(1);
	}
}
