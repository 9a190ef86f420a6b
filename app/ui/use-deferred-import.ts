import { useEffect, useState } from 'react';

/** A part that is loaded when it is first wanted. One that cannot be had is tried again when it is wanted again. */
export function useDeferredImport<Part extends object>(
	wanted: boolean,
	load: () => Promise<Part>,
): Part | undefined {
	const [part, setPart] = useState<Part>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is to be loaded never changes
	useEffect(() => {
		if (wanted && !part) load().then(setPart, () => undefined);
	}, [wanted]);
	return part;
}
