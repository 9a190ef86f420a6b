import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { type ComponentPropsWithRef, forwardRef, type KeyboardEvent } from 'react';
import { useUiLabels } from './labels';
import { MenuOption } from './menu-option';
import { MENU_ANCHOR, MENU_STYLE, type MenuProps, SelectMark } from './select-parts';

/** Custom menu of a select. To be imported lazily: it includes Headless UI. */
export function SelectMenu({
	control,
	name,
	options,
	value,
	onChange,
	placeholder = '',
	disabled,
}: MenuProps) {
	const labels = useUiLabels();
	const chosen = options.find((option) => option.value === value);
	return (
		<Listbox name={name} value={value} onChange={onChange} disabled={disabled}>
			<div className="relative">
				<ListboxButton
					{...control}
					as={FieldButton}
					described={control['aria-describedby']}
					className={`${control.className} truncate pr-11 text-left`}
				>
					{/* Labelled by label and value: a label alone would replace the value. */}
					<span id={`${control.id}-value`} className={chosen ? '' : 'text-muted'}>
						{chosen?.label ?? placeholder}
					</span>
				</ListboxButton>
				<SelectMark />
			</div>
			<ListboxOptions
				anchor={MENU_ANCHOR}
				modal={false}
				style={MENU_STYLE}
				aria-labelledby={`${control.id}-label`}
				className="menu w-(--button-width)"
			>
				{options.map((option) => (
					<MenuOption key={option.value} as={ListboxOption} option={option} />
				))}
				{options.length === 0 ? (
					<ListboxOption value="" disabled className="menu-option">
						{labels.noOptions}
					</ListboxOption>
				) : null}
			</ListboxOptions>
		</Listbox>
	);
}

interface FieldButtonProps extends ComponentPropsWithRef<'button'> {
	described: string | undefined;
}

/**
 * Replaces Headless UI's attributes, which would only refer to its own label and description. Enter opens the menu, as
 * it presses any button: Headless UI sends the form, as from a text field.
 */
const FieldButton = forwardRef<HTMLButtonElement, FieldButtonProps>(function FieldButton(
	{ id, described, onKeyDown, ...props },
	ref,
) {
	const press = (event: KeyboardEvent<HTMLButtonElement>) => {
		if (event.key !== 'Enter') return onKeyDown?.(event);
		event.preventDefault();
		const space = { key: ' ', bubbles: true };
		event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', space));
	};
	return (
		<button
			{...props}
			ref={ref}
			type="button"
			onKeyDown={press}
			id={id}
			aria-labelledby={`${id}-label ${id}-value`}
			aria-describedby={described}
		/>
	);
});
