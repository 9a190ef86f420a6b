export const OLDEST_NODE = [20, 20] as const;

/** Exits with one sentence where Node is too old. */
export function requireNode(version = process.versions.node): void {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
	console.error(
		`Node ${version} is too old: install Node ${OLDEST_NODE.join('.')} or newer (https://nodejs.org).`,
	);
	process.exit(1);
}
