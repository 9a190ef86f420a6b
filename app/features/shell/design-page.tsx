import { type ComponentType, useEffect, useState } from 'react';
import { RadioGroup } from '~/ui/choice';
import { type ColorMode, colorModes, setColorMode, useColorMode } from '~/ui/color-mode';
import { ProgressBar } from '~/ui/progress-bar';
import { Buttons, Lists, Marks } from './design-page-buttons';
import { Choices, Selects } from './design-page-choices';
import { Fields } from './design-page-fields';
import { Look } from './design-page-look';
import { SchemeContext, schemes } from './design-page-parts';
import { useForcedStates } from './design-page-states';

const SECTIONS: [string, string, ComponentType][] = [
	['look', 'Look', Look],
	['buttons', 'Buttons', Buttons],
	['fields', 'Fields', Fields],
	['choices', 'Choices', Choices],
	['selects', 'Selects', Selects],
	['marks', 'Marks', Marks],
	['lists', 'Ways and lists', Lists],
];

const MODES = colorModes.map((mode) => ({ value: mode, label: mode }));

/** Every control in every state, light and dark. */
export function DesignPage() {
	useForcedStates();
	const mode = useColorMode();
	const [Overlays, setOverlays] = useState<ComponentType>();
	useEffect(() => {
		import('./design-page-overlays').then(
			(loaded) => setOverlays(() => loaded.Overlays),
			console.error,
		);
	}, []);
	return (
		<div className="page-width design-page" id="top">
			<h1 className="text-4xl">Design system</h1>
			<ProgressBar label="For ever under way" />
			<h2 className="text-2xl">Over the page</h2>
			<RadioGroup
				label="The page’s mode"
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
