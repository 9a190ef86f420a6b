/** What a GraphQL document says of itself. */
export interface DocumentFacts {
	/** Stands for the document in this isolate's memory. */
	id: number;
	/** Name of its operation: `query Product(…)` → `Product`. */
	name: string;
	isMutation: boolean;
	/** The variables of `@inContext` that it takes. */
	takesCountry: boolean;
	takesLanguage: boolean;
}

/** The app's own documents, and those of the endpoints' allow-lists: there are some dozens. */
const known = new Map<string, DocumentFacts>();

/** Reads a document once: it is some kilobytes long, and the same for every request that sends it. */
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
