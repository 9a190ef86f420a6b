import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildId } from '../build-id';

const RECORD = 'dist/build-id';

/** Whether `dist` was built from the sources as they are now. */
export function isCurrentBuild(): boolean {
	return existsSync(RECORD) && readFileSync(RECORD, 'utf8') === state();
}

/** A build begins: until it ends, `dist` counts as outdated. */
export function beginBuild(): void {
	rmSync(RECORD, { force: true });
}

/** `dist` is complete. */
export function endBuild(): void {
	writeFileSync(RECORD, state());
}

function state(): string {
	return `${buildId()} ${process.env.HYDROGEN_ASSET_BASE_URL ?? ''}\n`;
}
