import { useMatches } from '@remix-run/react';
import { useState } from 'react';
import { useHydrating } from '~/ui/still';
import type { Seo } from './seo';

const scripts = new WeakMap<Seo, string>();

/**
 * Lays what search engines are told of a page beside its `seo`, for the markup alone: in the loader's data
 * it would be sent a second time, to a browser that has no use for it. `graph` is JSON-LD of schema.org.
 */
export function tellMachines(seo: Seo, graph: readonly object[]): Seo {
	const told = { ...seo, told: true };
	scripts.set(told, jsonLd(graph));
	return told;
}

/**
 * What search engines are told of the page. The browser leaves the server's markup as it is, and takes it
 * away where another page follows.
 */
export function StructuredData() {
	const seo = useMatches().reduce<Seo | undefined>(
		(found, { data }) => seoOf(data) ?? found,
		undefined,
	);
	const [first] = useState(seo);
	const [written] = useState(useHydrating());
	if (!seo?.told || !(import.meta.env.SSR || (written && seo === first))) return null;
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any markup in it
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? (scripts.get(seo) ?? '') : '' }}
		/>
	);
}

function seoOf(data: unknown): Seo | undefined {
	return data && typeof data === 'object' && 'seo' in data ? (data.seo as Seo) : undefined;
}

/** JSON-LD in which no text can end the element that holds it. */
export function jsonLd(graph: readonly object[]): string {
	return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
		'<',
		'\\u003c',
	);
}
