import { useNavigation } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionChoice, OptionRow } from './option-matrix';
import { SwatchLink, swatchColumns } from './swatch-link';

/** Links to the product's variants, an option each row; they work without JavaScript. */
export function OptionPicker({ options }: { options: OptionRow[] }) {
	const { location } = useNavigation();
	const underWay = location && new URLSearchParams(location.search).get('variant');
	return options.map((option) => (
		<Row
			key={option.name}
			option={option}
			picked={option.values.find(({ variantId }) => variantId === underWay)?.name ?? option.chosen}
		/>
	));
}

/** `picked` runs ahead of the chosen value while its variant is fetched. */
function Row({ option, picked }: { option: OptionRow; picked: string }) {
	const id = useId();
	const [only, more] = option.values;
	return (
		<div>
			<p id={id} className="text-muted text-sm">
				{option.name}: <span className="text-ink">{picked}</span>
			</p>
			{only && more ? (
				<ul
					className={`mt-2 grid gap-2 ${swatchColumns(option.values.length)}`}
					aria-labelledby={id}
				>
					{option.values.map((choice) => (
						<li key={choice.name}>
							<Choice choice={choice} picked={choice.name === picked} />
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}

function Choice({ choice, picked }: { choice: OptionChoice; picked: boolean }) {
	const { t } = useTranslation('catalog');
	const { name, state, variantId, color, imageUrl } = choice;
	return (
		<SwatchLink
			to={`?variant=${variantId}`}
			replace
			current={picked}
			obstacle={state === 'available' ? undefined : t(`options.${state}`)}
			colors={color ? [color] : []}
			imageUrl={imageUrl}
		>
			{name}
		</SwatchLink>
	);
}
