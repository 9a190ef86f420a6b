import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '../build-id';

/**
 * Tells which build this is: `/builds/latest.json`, which open pages ask for, and a build's own
 * `/builds/meta/{id}.json`, which is there once the build's files are. Answers the build's id.
 */
export function writeManifest(clientFolder: string, now: Date): string {
	const id = buildId();
	const manifest = JSON.stringify({ id, timestamp: now.getTime() });
	mkdirSync(join(clientFolder, 'builds/meta'), { recursive: true });
	writeFileSync(join(clientFolder, 'builds/latest.json'), manifest);
	writeFileSync(join(clientFolder, 'builds/meta', `${id}.json`), manifest);
	return id;
}
