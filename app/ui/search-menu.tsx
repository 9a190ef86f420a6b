import {
	Combobox,
	ComboboxButton,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
} from '@headlessui/react';
import { type ComponentPropsWithRef, forwardRef, useEffect, useState } from 'react';
import { announce } from './announcer';
import { PlusIcon } from './icons';
import { useUiLabels } from './labels';
import { MenuOption } from './menu-option';
import { findOptions } from './select-options';
import { MENU_ANCHOR, MENU_STYLE, type MenuProps, SelectMark } from './select-parts';

/** Value of the "create" option; no real option has it. */
const CREATE = '\u0000create';

/** Menu of a searchable select. To be imported lazily: it includes Headless UI. */
export function SearchMenu({
	control,
	name,
	options,
	value,
	onChange,
	onCreate,
	placeholder,
	required,
	disabled,
}: MenuProps) {
	const labels = useUiLabels();
	const [term, setTerm] = useState('');
	const found = findOptions(options, term, onCreate !== undefined);
	const nothing =
		found.empty && (found.empty === 'noMatch' ? labels.noMatch(term) : labels.noOptions);
	useEffect(() => {
		if (nothing && term) announce(nothing);
	}, [nothing, term]);
	const choose = (next: string | null) => {
		if (next === CREATE) onCreate?.(found.creatable ?? '');
		else if (next !== null) onChange(next);
		// The field was cleared: nothing is chosen, if that is allowed.
		else if (placeholder !== undefined) onChange('');
	};
	return (
		<Combobox
			name={name}
			value={value}
			onChange={choose}
			onClose={() => setTerm('')}
			disabled={disabled}
			immediate
		>
			<div className="relative">
				<ComboboxInput
					{...control}
					as={FieldInput}
					described={control['aria-describedby']}
					autoComplete="off"
					spellCheck={false}
					required={required}
					placeholder={placeholder ?? labels.searchOptions}
					displayValue={(shown: string) => labelOf(options, shown)}
					onChange={(event) => setTerm(event.currentTarget.value)}
					onFocus={(event) => event.currentTarget.select()}
					className={`${control.className} truncate pr-11`}
				/>
				<ComboboxButton
					aria-label={labels.searchOptions}
					className="absolute inset-y-0 right-0 w-11"
				/>
				<SelectMark />
			</div>
			<ComboboxOptions
				anchor={MENU_ANCHOR}
				modal={false}
				style={MENU_STYLE}
				aria-labelledby={`${control.id}-label`}
				className="menu w-(--input-width)"
			>
				{found.options.map((option) => (
					<MenuOption key={option.value} as={ComboboxOption} option={option} />
				))}
				{found.creatable === undefined ? null : (
					<ComboboxOption value={CREATE} className="menu-option">
						<PlusIcon className="size-5 shrink-0" />
						{labels.createOption(found.creatable)}
					</ComboboxOption>
				)}
				{nothing ? (
					<ComboboxOption value="" disabled className="menu-option">
						{nothing}
					</ComboboxOption>
				) : null}
			</ComboboxOptions>
		</Combobox>
	);
}

interface FieldInputProps extends ComponentPropsWithRef<'input'> {
	described: string | undefined;
}

/** Replaces Headless UI's attributes, which would only refer to its own label and description. */
const FieldInput = forwardRef<HTMLInputElement, FieldInputProps>(function FieldInput(
	{ described, ...props },
	ref,
) {
	return <input {...props} ref={ref} aria-describedby={described} />;
});

function labelOf(options: MenuProps['options'], value: string): string {
	return options.find((option) => option.value === value)?.label ?? '';
}
