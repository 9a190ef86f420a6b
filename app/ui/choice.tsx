import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldError } from './field';

type InputProps = Omit<
	InputHTMLAttributes<HTMLInputElement>,
	'id' | 'type' | 'role' | 'children' | 'className'
>;

export interface CheckboxProps extends InputProps {
	/** Where a link leads to it; made up otherwise. */
	id?: string;
	name: string;
	/** May contain a link, e.g. to the privacy policy. */
	label: ReactNode;
	hint?: ReactNode;
	error?: string;
}

export function Checkbox({ id: given, label, hint, error, ...input }: CheckboxProps) {
	const own = useId();
	const id = given ?? own;
	return (
		<div className="grid gap-1">
			<div className="choice">
				<input
					{...input}
					type="checkbox"
					id={id}
					className="tick"
					aria-invalid={Boolean(error)}
					aria-describedby={describedBy(id, hint, error)}
				/>
				<ChoiceText id={id} label={label} hint={hint} />
			</div>
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</div>
	);
}

export interface SwitchProps extends Omit<CheckboxProps, 'id' | 'error'> {
	/** The change is being saved: shows the new state and ignores clicks. */
	busy?: boolean;
}

/** Applies at once, unlike a checkbox. Without JavaScript it is a normal form field. */
export function Switch({ label, hint, busy = false, ...input }: SwitchProps) {
	const id = useId();
	return (
		<div className="choice justify-between">
			<ChoiceText id={id} label={label} hint={hint} />
			<input
				{...input}
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has a native checked state
				role="switch"
				id={id}
				className="toggle"
				aria-busy={busy || undefined}
				aria-disabled={busy || undefined}
				aria-describedby={describedBy(id, hint, undefined)}
				// Not `disabled`, which would lose the focus.
				onClick={(event) => (busy ? event.preventDefault() : input.onClick?.(event))}
			/>
		</div>
	);
}

export interface RadioOption {
	value: string;
	label: ReactNode;
	hint?: ReactNode;
	disabled?: boolean;
}

export interface RadioGroupProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange'> {
	name: string;
	label: string;
	options: readonly RadioOption[];
	/** For a controlled group; uncontrolled with `defaultValue`. */
	value?: string;
	defaultValue?: string;
	onChange?(value: string): void;
	error?: string;
}

export function RadioGroup({
	label,
	options,
	value,
	defaultValue,
	onChange,
	error,
	disabled,
	...input
}: RadioGroupProps) {
	const id = useId();
	return (
		<fieldset
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot have an error state
			role="radiogroup"
			disabled={disabled}
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? `${id}-error` : undefined}
			className="grid gap-1"
		>
			<legend className="mb-1 font-bold text-sm">{label}</legend>
			{options.map((option, index) => (
				<div key={option.value} className="choice">
					<input
						{...input}
						type="radio"
						id={`${id}-${index}`}
						value={option.value}
						disabled={option.disabled}
						{...(value === undefined
							? { defaultChecked: option.value === defaultValue }
							: { checked: option.value === value })}
						onChange={(event) => onChange?.(event.currentTarget.value)}
						className="dot"
						aria-describedby={describedBy(`${id}-${index}`, option.hint, undefined)}
					/>
					<ChoiceText id={`${id}-${index}`} label={option.label} hint={option.hint} />
				</div>
			))}
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</fieldset>
	);
}

interface ChoiceTextProps {
	id: string;
	label: ReactNode;
	hint: ReactNode;
}

/** Greyed out beside a disabled input. */
function ChoiceText({ id, label, hint }: ChoiceTextProps) {
	return (
		<div className="choice-text">
			<label htmlFor={id}>{label}</label>
			{hint ? (
				<p id={`${id}-hint`} className="text-muted text-sm">
					{hint}
				</p>
			) : null}
		</div>
	);
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
	return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
