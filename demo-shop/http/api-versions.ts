/** Versions that answer under their own name (November 2026), oldest first. */
const servedVersions = ['2026-01', '2026-04', '2026-07', '2026-10', '2027-01', 'unstable'];

/**
 * The version that answers for the one in the address: an expired one falls forward to the oldest
 * supported; null for a text that never was a version (? the platform's answer to it is not
 * established: 404 here).
 */
export function resolveApiVersion(requested: string): string | null {
	if (servedVersions.includes(requested)) {
		return requested;
	}
	const oldest = servedVersions[0] ?? '';
	const isQuarter = /^20\d\d-(?:01|04|07|10)$/.test(requested);
	return isQuarter && requested < oldest ? oldest : null;
}
