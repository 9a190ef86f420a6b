/** The strings of a JSON list; empty where it is missing or malformed. */
export function parseStringList(json: string | null | undefined): string[] {
	try {
		const parsed: unknown = JSON.parse(json ?? '[]');
		return Array.isArray(parsed) ? parsed.filter((entry) => typeof entry === 'string') : [];
	} catch {
		return [];
	}
}
