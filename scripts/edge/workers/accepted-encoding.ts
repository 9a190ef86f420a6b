/** Supported content encodings, best first. */
export type Encoding = 'br' | 'gzip';

/** The best of the given encodings that an `Accept-Encoding` header allows. */
export function acceptedEncoding(
	header: string | null,
	offered: readonly Encoding[],
): Encoding | undefined {
	const accepted = new Set(
		(header ?? '')
			.split(',')
			.map((part) =>
				part
					.trim()
					.toLowerCase()
					.split(/\s*;\s*q=/),
			)
			.filter(([, quality = '1']) => Number(quality) > 0)
			.map(([coding]) => coding),
	);
	return offered.find((coding) => accepted.has(coding) || accepted.has('*'));
}
