/** What the client needs to know of a GraphQL document. */
export interface DocumentFacts {
	/** Operation name: `query Product(…)` → `Product`. */
	name: string;
	isMutation: boolean;
	/** The variables of `@inContext` that it declares. */
	takesCountry: boolean;
	takesLanguage: boolean;
}

export function readDocument(document: string): DocumentFacts {
	const name = /^\s*(?:query|mutation)\s+(\w+)/m.exec(document)?.[1] ?? 'anonymous';
	return {
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
