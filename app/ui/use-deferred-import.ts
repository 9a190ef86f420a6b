import { useEffect, useState } from 'react';

/** A module loaded on the first use. A failed import is tried again on the next use. */
export function useDeferredImport<Part extends object>(
	enabled: boolean,
	load: () => Promise<Part>,
): Part | undefined {
	const [part, setPart] = useState<Part>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: `load` never changes
	useEffect(() => {
		if (enabled && !part) load().then(setPart, () => undefined);
	}, [enabled]);
	return part;
}
