import type { ComponentType, ReactNode } from 'react';
import { CheckIcon } from './icons';
import type { SelectOption } from './select-options';

interface MenuOptionProps {
	/** Headless UI's option of the menu. */
	as: ComponentType<{
		value: string;
		disabled?: boolean;
		className: string;
		children: ReactNode;
	}>;
	option: SelectOption;
}

/** An option in the custom menu of a select. */
export function MenuOption({ as: Option, option: { value, label, disabled } }: MenuOptionProps) {
	return (
		<Option value={value} disabled={disabled} className="menu-option">
			{label}
			<CheckIcon className="menu-check" />
		</Option>
	);
}
