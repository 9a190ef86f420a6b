/** Supported versions (November 2026), oldest first. */
const supportedVersions = ['2026-01', '2026-04', '2026-07', '2026-10', '2027-01', 'unstable'];

/**
 * The version that serves a request: an expired one falls forward to the oldest supported; null for an
 * unknown version (assumed: the platform responds with 404).
 */
export function resolveApiVersion(requested: string): string | null {
	if (supportedVersions.includes(requested)) {
		return requested;
	}
	const oldest = supportedVersions[0] ?? '';
	const isQuarter = /^20\d\d-(?:01|04|07|10)$/.test(requested);
	return isQuarter && requested < oldest ? oldest : null;
}
