import { type ComponentType, useEffect, useState } from 'react';
import { useHydrating } from './use-hydrating';

/**
 * A section that the server renders and that a first visit loads no code for: hydration keeps the server's markup,
 * since React does not touch what `dangerouslySetInnerHTML` holds. After a move within the shop there is no such
 * markup, and the code is loaded. What it saves stands in DECISIONS.md; without such a figure it is not worth its place.
 *
 * @param server the section, on the server; `undefined` in the browser, so that the bundler leaves it out
 * @param load the same section for the browser
 */
export function staticSection<Props extends object>(
	server: ComponentType<Props> | undefined,
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	const Server = server;
	if (Server) {
		return function StaticSection(props) {
			return (
				<div>
					<Server {...props} />
				</div>
			);
		};
	}
	return function StaticSection(props) {
		const [hydrated] = useState(useHydrating());
		const [Section, setSection] = useState<ComponentType<Props>>();
		useEffect(() => {
			if (!hydrated) load().then((loaded) => setSection(() => loaded), console.error);
		}, [hydrated]);
		return hydrated ? (
			<div
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's markup
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
		) : (
			<div>{Section ? <Section {...props} /> : <div className="min-h-svh" />}</div>
		);
	};
}
