import { useState } from 'react';
import { useHydrating } from '~/ui/still';
import type { ContentPage, ContentView } from './content-view';

const laidBeside = new WeakMap<ContentView, string>();

/**
 * Lays a page's text beside what its loader gives, for the markup alone: in the loader's data it would be sent
 * a second time, to a browser that has it already. Who comes by a link within the shop gets it by `withHtml`.
 */
export function layBeside({ html, ...view }: ContentPage): ContentView {
	laidBeside.set(view, html);
	return view;
}

/** A page's text. The browser leaves the server's markup as it is. Its `key` is the page's path. */
export function ContentHtml({ page, className }: { page: ContentView; className: string }) {
	const [written] = useState(useHydrating());
	const html = import.meta.env.SSR ? laidBeside.get(page) : written ? '' : page.html;
	return (
		<div
			className={className}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
			dangerouslySetInnerHTML={{ __html: html ?? '' }}
		/>
	);
}
