import { type ComponentType, useEffect, useState } from 'react';
import { useUiLabels } from './labels';
import { useHydrating } from './use-hydrating';

/**
 * A server-rendered section without JavaScript on the first visit: React does not hydrate the content of
 * `dangerouslySetInnerHTML`. After a client-side navigation its code is loaded, on the same page once `version` has
 * changed. Figures are in DECISIONS.md.
 *
 * @param server the component on the server; `undefined` in the browser, so that the bundler leaves it out
 * @param load imports the component in the browser
 * @param placeholder classes of the placeholder that is shown until then
 */
export function staticSection<Props extends object>(
	server: ComponentType<Props> | undefined,
	load: () => Promise<ComponentType<Props>>,
	placeholder = 'min-h-svh',
): ComponentType<Props & { version?: string }> {
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
		const [first] = useState({ hydrated: useHydrating(), version: props.version });
		const keeps = first.hydrated && first.version === props.version;
		const [Section, setSection] = useState<ComponentType<Props> | 'failed'>();
		useEffect(() => {
			if (keeps) return;
			load().then(
				(loaded) => setSection(() => loaded),
				(error) => {
					console.error(error);
					setSection('failed');
				},
			);
		}, [keeps]);
		if (Section === 'failed') return <ReloadLink />;
		if (Section) {
			return (
				<div>
					<Section {...props} />
				</div>
			);
		}
		return first.hydrated ? (
			<div
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server-rendered HTML
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
		) : (
			<div>
				<div className={placeholder} />
			</div>
		);
	};
}

/** Shown if the code of a section cannot be loaded: after a reload the server renders the section. */
function ReloadLink() {
	const { reload } = useUiLabels();
	return (
		<p className="page-width py-4">
			{/* biome-ignore lint/a11y/useValidAnchor: a link to the page itself */}
			<a href="" className="text-link">
				{reload}
			</a>
		</p>
	);
}
