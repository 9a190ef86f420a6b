/** What the client needs to know of a GraphQL document. */
export interface DocumentFacts {
	/** The document's key in this isolate's cache. */
	id: number;
	/** Operation name: `query Product(…)` → `Product`. */
	name: string;
	isMutation: boolean;
	/** The variables of `@inContext` that it declares. */
	takesCountry: boolean;
	takesLanguage: boolean;
}

/** The app's documents, a few dozen. */
const known = new Map<string, DocumentFacts>();

/** Parses a document, once for all requests that send it. */
export function readDocument(document: string): DocumentFacts {
	let facts = known.get(document);
	if (!facts) {
		facts = factsOf(document, known.size);
		known.set(document, facts);
	}
	return facts;
}

function factsOf(document: string, id: number): DocumentFacts {
	const name = /^\s*(?:query|mutation)\s+(\w+)/m.exec(document)?.[1] ?? 'anonymous';
	return {
		id,
		name,
		isMutation: /^\s*mutation\b/m.test(document),
		takesCountry: document.includes('$country'),
		takesLanguage: document.includes('$language'),
	};
}

/** The variables of a document with those of `@inContext` that it declares. */
export function withContext(
	{ takesCountry, takesLanguage }: DocumentFacts,
	variables: Record<string, unknown>,
	{ country, language }: { country: string; language: string },
): Record<string, unknown> {
	return {
		...(takesCountry && { country }),
		...(takesLanguage && { language }),
		...variables,
	};
}
