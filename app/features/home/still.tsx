import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A section whose markup the server writes and the browser leaves as it is: it holds text and pictures,
 * and nothing that could change, so its code is no part of a first visit. Who comes to the page by a link
 * within the shop has no such markup, and loads the code.
 *
 * @param server the section, on the server; `undefined` in the browser, so that the bundler leaves it out
 * @param load the same section for the browser
 */
export function still<Props extends object>(
	server: ComponentType<Props> | undefined,
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	if (server) {
		const Section = server;
		return (props) => (
			<div>
				<Section {...props} />
			</div>
		);
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

/** Whether this very render takes over markup of the server. */
function useHydrating(): boolean {
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
