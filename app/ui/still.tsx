import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type Box, kept, type PlainComponent } from './kept-markup';

/**
 * A section whose markup the server writes and the browser leaves as it is: it holds text and pictures,
 * and nothing that could change, so its code is no part of a first visit. Who comes to the page by a link
 * within the shop has no such markup, and loads the code.
 * The server keeps what it wrote, see `kept`. On a first visit it is laid out when it comes near (`far` in layout.css).
 *
 * @param server the section, on the server; `undefined` in the browser, so that the bundler leaves it out
 * @param load the same section for the browser
 * @param options `anew` where the markup follows from more than props and form: each page has it rendered;
 * `near` where it stands in view when the page opens
 */
export function still<Props extends object>(
	server: PlainComponent<Props> | undefined,
	load: () => Promise<ComponentType<Props>>,
	{ anew = false, near = false }: { anew?: boolean; near?: boolean } = {},
): ComponentType<Props> {
	if (import.meta.env.SSR && server) {
		const box = near ? {} : { className: 'far' };
		return anew ? boxed(server, box) : kept(server, box);
	}
	return function Still(props) {
		const [written] = useState(useHydrating());
		const [Section, setSection] = useState<ComponentType<Props>>();
		useEffect(() => {
			if (!written) load().then((loaded) => setSection(() => loaded), console.error);
		}, [written]);
		return written ? (
			<div
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps what the server wrote, and nothing sets it later
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
		) : (
			<div>{Section ? <Section {...props} /> : <div className="min-h-svh" />}</div>
		);
	};
}

/**
 * A part of a page that comes to life as any other, but that the server renders once and keeps, see `kept`.
 * For what is the same for everyone, such as lists of links.
 *
 * @param box the element around it
 */
export function lasting<Props extends object>(
	part: PlainComponent<Props>,
	box?: Box,
): ComponentType<Props> {
	return import.meta.env.SSR ? kept(part, box) : boxed(part, box);
}

function boxed<Props extends object>(
	Part: ComponentType<Props>,
	{ as: As = 'div', className }: Box = {},
): ComponentType<Props> {
	return function Boxed(props) {
		return (
			<As className={className}>
				<Part {...props} />
			</As>
		);
	};
}

/** Whether this very render takes over markup of the server. */
export function useHydrating(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => false,
		() => true,
	);
}

/** It never changes while a component stays. */
function subscribe() {
	return () => {};
}
