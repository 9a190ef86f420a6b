import type { CSSProperties } from 'react';
import { ChevronDownIcon } from './control-icons';
import type { ControlProps, FieldTexts } from './field';
import { SELECT_DROPDOWN_MAX_HEIGHT } from './select-limits';
import type { SelectOption } from './select-options';
import { Spinner } from './spinner';

export interface SelectProps extends FieldTexts {
	name: string;
	options: readonly SelectOption[];
	/** The chosen option's value, `''` for none; without it the select keeps the choice by itself. */
	value?: string;
	defaultValue?: string;
	onChange?(value: string): void;
	/** Shown while nothing is chosen. Without it something always is. */
	placeholder?: string;
	required?: boolean;
	disabled?: boolean;
	/** The choice is being carried out; another can be made meanwhile. */
	busy?: boolean;
}

export interface SearchSelectProps extends SelectProps {
	/** Called with what was typed where that is to become an option; the caller adds it and chooses it. */
	onCreate?(label: string): void;
}

/** What takes the place of the browser's own select. */
export interface MenuProps
	extends Omit<SearchSelectProps, keyof FieldTexts | 'value' | 'defaultValue' | 'onChange'> {
	control: ControlProps;
	value: string;
	onChange(value: string): void;
}

/** At the end of a select: that it opens, or that its choice is under way. */
export function SelectMark({ busy = false }: { busy?: boolean }) {
	const place = 'pointer-events-none absolute top-3 right-3 size-5';
	return busy ? <Spinner className={place} /> : <ChevronDownIcon className={place} />;
}

/** Where the menu of a select stands: below its field, or above where there is no room. */
export const MENU_ANCHOR = { to: 'bottom start', gap: 4, padding: 8 } as const;

/** Its height at most; less where the window is lower. */
export const MENU_STYLE = {
	'--anchor-max-height': SELECT_DROPDOWN_MAX_HEIGHT,
} as CSSProperties;
