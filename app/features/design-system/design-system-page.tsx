import { type ComponentType, useEffect, useState } from 'react';
import { RadioGroup } from '~/ui/choice';
import { type ColorMode, colorModes, setColorMode, useColorMode } from '~/ui/color-mode';
import { ProgressBar } from '~/ui/progress-bar';
import { Buttons } from './buttons';
import { Choices, Selects } from './choices';
import { Fields } from './fields';
import { useForcedStates } from './forced-states';
import { Foundations } from './foundations';
import { NavigationAndLists } from './navigation-and-lists';
import { SchemeContext, schemes } from './specimen';
import { Status } from './status';

const SECTIONS: [string, string, ComponentType][] = [
	['foundations', 'Foundations', Foundations],
	['buttons', 'Buttons', Buttons],
	['fields', 'Fields', Fields],
	['choices', 'Choices', Choices],
	['selects', 'Selects', Selects],
	['status', 'Status', Status],
	['navigation-and-lists', 'Navigation and lists', NavigationAndLists],
];

const MODES = colorModes.map((mode) => ({ value: mode, label: mode }));

/** Every control in every state, light and dark. */
export function DesignSystemPage() {
	useForcedStates();
	const mode = useColorMode();
	const [Overlays, setOverlays] = useState<ComponentType>();
	useEffect(() => {
		import('./overlays').then((loaded) => setOverlays(() => loaded.Overlays), console.error);
	}, []);
	return (
		<div className="page-width design-system-page" id="top">
			<h1 className="text-4xl">Design system</h1>
			<ProgressBar label="Indeterminate progress" />
			<h2 className="text-2xl">Overlays</h2>
			<RadioGroup
				label="Colour mode of the page"
				name="mode"
				options={MODES}
				defaultValue={mode}
				onChange={(event) => setColorMode(event.currentTarget.value as ColorMode)}
			/>
			{Overlays ? <Overlays /> : null}
			{SECTIONS.map(([id, title, Section]) => (
				<section key={id} id={id} aria-label={title}>
					<h2 className="text-2xl">{title}</h2>
					<div className="design-schemes">
						{schemes.map((scheme) => (
							<section
								key={scheme}
								aria-label={`${title}, ${scheme}`}
								className="design-scheme"
								data-scheme={scheme}
							>
								<SchemeContext.Provider value={scheme}>
									<Section />
								</SchemeContext.Provider>
							</section>
						))}
					</div>
				</section>
			))}
		</div>
	);
}
