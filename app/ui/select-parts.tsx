import type { CSSProperties } from 'react';
import type { ControlProps, FieldTexts } from './field';
import { ChevronDownIcon } from './icons';
import type { SelectOption } from './select-options';

export interface SelectProps extends FieldTexts {
	name: string;
	options: readonly SelectOption[];
	/** Value of the chosen option, `''` for none; uncontrolled if missing. */
	value?: string;
	defaultValue?: string;
	onChange?(value: string): void;
	/** Text while nothing is chosen. Without it an option is always chosen. */
	placeholder?: string;
	required?: boolean;
	disabled?: boolean;
}

export interface SearchSelectProps extends SelectProps {
	/** Called with the search term to create an option; the caller adds and chooses it. */
	onCreate?(label: string): void;
}

/** Props of a custom menu. */
export interface MenuProps
	extends Omit<SearchSelectProps, keyof FieldTexts | 'value' | 'defaultValue' | 'onChange'> {
	control: ControlProps;
	value: string;
	onChange(value: string): void;
}

/** Arrow of a select. */
export function SelectMark() {
	return <ChevronDownIcon className="pointer-events-none absolute top-3 right-3 size-5" />;
}

/** Position of the menu: below the field, or above where there is no room. */
export const MENU_ANCHOR = { to: 'bottom start', gap: 4, padding: 8 } as const;

/** Maximum height of the menu; less in low windows. */
export const MENU_STYLE = { '--anchor-max-height': '15rem' } as CSSProperties;
