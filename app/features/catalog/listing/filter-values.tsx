import { withNoBreakSpaces } from '~/lib/no-break';
import { Checkbox } from '~/ui/choice';
import type { FilterChoice } from './filter-choice';
import { parameterOf } from './listing-request';
import type { FilterValueView, FilterView } from './listing-view';

export interface FilterValuesProps {
	filter: Extract<FilterView, { kind: 'list' }>;
	isChosen(choice: FilterChoice): boolean;
	onChange(choice: FilterChoice, chosen: boolean): void;
}

/** Checkboxes for a filter's values, each with its number of products. */
export function FilterValues({ filter, isChosen, onChange }: FilterValuesProps) {
	return (
		<fieldset>
			<legend className="sr-only">{filter.label}</legend>
			{filter.values.map(({ choice, label, count, state, swatch }) => (
				<Checkbox
					key={choice.name + choice.value}
					name={parameterOf(choice)}
					value={choice.value}
					checked={isChosen(choice)}
					disabled={state === 'empty'}
					onChange={(event) => onChange(choice, event.currentTarget.checked)}
					label={
						<>
							{swatch ? <Swatch swatch={swatch} /> : null}
							{withNoBreakSpaces(label)}
							{count === undefined ? null : <span className="text-muted">&nbsp;({count})</span>}
						</>
					}
				/>
			))}
		</fieldset>
	);
}

function Swatch({ swatch }: { swatch: NonNullable<FilterValueView['swatch']> }) {
	return (
		<span
			className="mr-2 inline-block size-5 rounded-full border border-edge bg-center bg-cover align-text-bottom"
			style={{
				...('color' in swatch
					? { backgroundColor: swatch.color }
					: { backgroundImage: `url(${JSON.stringify(swatch.image)})` }),
				forcedColorAdjust: 'none',
			}}
		/>
	);
}
