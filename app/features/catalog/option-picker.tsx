import { Link, useNavigation } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionChoice, OptionRow } from './option-matrix';

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
				<ul className="mt-2 flex flex-wrap gap-2" aria-labelledby={id}>
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
	const { name, state } = choice;
	return (
		<Link
			to={`?variant=${choice.variantId}`}
			replace
			preventScrollReset
			aria-current={picked ? 'true' : undefined}
			className={`forced-highlight flex min-h-11 scroll-mb-44 items-center gap-2.5 rounded-md border px-4 py-2 leading-tight transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:border-solid aria-[current]:bg-surface aria-[current]:outline-1 aria-[current]:outline-ink aria-[current]:-outline-offset-2 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus ${
				state === 'available' ? 'border-edge' : 'border-edge border-dashed text-muted'
			}`}
		>
			<SwatchMark choice={choice} />
			<span className={state === 'available' ? '' : 'line-through'}>{name}</span>
			{state === 'available' ? null : <span className="sr-only">, {t(`options.${state}`)}</span>}
		</Link>
	);
}

function SwatchMark({ choice: { color, imageUrl } }: { choice: OptionChoice }) {
	if (!color && !imageUrl) return null;
	return (
		<span
			className="-ml-1 size-6 shrink-0 rounded-full border border-edge bg-center bg-cover"
			style={{
				backgroundColor: color,
				backgroundImage: imageUrl && `url(${JSON.stringify(imageUrl)})`,
				forcedColorAdjust: 'none',
			}}
		/>
	);
}
