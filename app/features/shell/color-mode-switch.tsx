import { useTranslation } from 'react-i18next';
import { type ColorMode, colorModes, setColorMode, useColorMode } from '~/ui/color-mode';
import { MoonIcon, ScreenIcon, SunIcon } from '~/ui/icons';

const ICONS = { system: ScreenIcon, light: SunIcon, dark: MoonIcon } satisfies Record<
	ColorMode,
	unknown
>;

/**
 * System, light or dark; hidden without JavaScript, since the choice is in local storage.
 * `name` must be unique on the page.
 */
export function ColorModeSwitch({ name }: { name: string }) {
	const { t } = useTranslation('shell');
	const chosen = useColorMode();
	return (
		<fieldset className="noscript:hidden">
			<legend className="eyebrow mb-2">{t('colorMode.label')}</legend>
			<div className="segments">
				{colorModes.map((mode) => {
					const Icon = ICONS[mode];
					return (
						<label key={mode} className="segment forced-highlight">
							<input
								type="radio"
								name={name}
								value={mode}
								checked={mode === chosen}
								onChange={() => setColorMode(mode)}
								// The label is larger: a margin scrolls all of it into view.
								className="sr-only scroll-my-8"
							/>
							<Icon className="size-5 max-[22rem]:hidden" />
							{t(`colorMode.${mode}`)}
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}
