import { useEffect, useMemo, useState } from 'react';
import type { PredictiveResults } from './predictive-view';
import { createSuggester, type Suggester, type Suggestions } from './suggester';

/** Suggestions from the endpoint at `path`. */
export function useSuggestions(
	path: string,
): [suggestions: Suggestions<PredictiveResults>, suggester: Suggester] {
	const [suggestions, setSuggestions] = useState<Suggestions<PredictiveResults>>({ state: 'idle' });
	const suggester = useMemo(
		() =>
			createSuggester({
				load: (term, signal) => fetchSuggestions(path, term, signal),
				show: setSuggestions,
			}),
		[path],
	);
	useEffect(() => suggester.stop, [suggester]);
	return [suggestions, suggester];
}

async function fetchSuggestions(
	path: string,
	term: string,
	signal: AbortSignal,
): Promise<PredictiveResults> {
	const response = await fetch(`${path}?${new URLSearchParams({ q: term })}`, { signal });
	if (!response.ok) throw new Error(`Suggestions: ${response.status}`);
	return response.json();
}
