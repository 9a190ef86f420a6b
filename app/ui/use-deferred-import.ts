import { useEffect, useState } from 'react';

/** A module loaded on the first use. A failed import calls `onFailure`, and is tried again on the next use. */
export function useDeferredImport<Part extends object>(
	enabled: boolean,
	load: () => Promise<Part>,
	onFailure?: () => void,
): Part | undefined {
	const [part, setPart] = useState<Part>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: only `enabled` starts an import
	useEffect(() => {
		if (enabled && !part) load().then(setPart, () => onFailure?.());
	}, [enabled]);
	return part;
}
