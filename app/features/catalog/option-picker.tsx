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
				<ul className={`mt-2 grid gap-2 ${columns(option.values.length)}`} aria-labelledby={id}>
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

/** As many beside each other as fill their rows. */
function columns(count: number): string {
	return count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3';
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
			className={`forced-highlight flex h-full min-h-11 scroll-mb-44 flex-col justify-center gap-2 rounded-md border border-edge px-2 py-2 sm:px-3 text-sm leading-tight transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:border-solid aria-[current]:bg-surface aria-[current]:inset-ring aria-[current]:inset-ring-ink ${
				state === 'available' ? '' : 'border-dashed text-muted'
			}`}
		>
			<SwatchMark choice={choice} />
			<span className={`hyphens-auto ${state === 'available' ? '' : 'line-through'}`}>{name}</span>
			{state === 'available' ? null : <span className="sr-only">, {t(`options.${state}`)}</span>}
		</Link>
	);
}

function SwatchMark({ choice: { color, imageUrl } }: { choice: OptionChoice }) {
	if (!color && !imageUrl) return null;
	return (
		<span
			className="h-7 rounded-sm border border-edge bg-center bg-cover"
			style={{
				backgroundColor: color,
				backgroundImage: imageUrl && `url(${JSON.stringify(imageUrl)})`,
				forcedColorAdjust: 'none',
			}}
		/>
	);
}
