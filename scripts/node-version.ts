const LEAST = [20, 20] as const;

/** Exits with one sentence where Node is too old. */
export function requireNode(version = process.versions.node): void {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
	console.error(
		`Node ${version} is too old: install Node ${LEAST.join('.')} or newer (https://nodejs.org).`,
	);
	process.exit(1);
}
