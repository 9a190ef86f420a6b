import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildId } from './build-id';

const RECORD = 'dist/build-id';

/** Whether `dist` was built from the current sources. */
export function isCurrentBuild(): boolean {
	return existsSync(RECORD) && readFileSync(RECORD, 'utf8') === state();
}

/** Marks `dist` as outdated until the build ends. */
export function beginBuild(): void {
	rmSync(RECORD, { force: true });
}

export function endBuild(): void {
	writeFileSync(RECORD, state());
}

function state(): string {
	return `${buildId()} ${process.env.HYDROGEN_ASSET_BASE_URL ?? ''}\n`;
}
