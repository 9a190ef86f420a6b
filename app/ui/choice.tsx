import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldError } from './field';

type InputProps = Omit<
	InputHTMLAttributes<HTMLInputElement>,
	'id' | 'type' | 'role' | 'children' | 'className'
>;

export interface CheckboxProps extends InputProps {
	/** Id of the input: needed if a link targets it; generated otherwise. */
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

export interface RadioOption {
	value: string;
	label: ReactNode;
	hint?: ReactNode;
	disabled?: boolean;
}

export interface RadioGroupProps extends Omit<InputProps, 'value'> {
	name: string;
	label: string;
	options: readonly RadioOption[];
}

export function RadioGroup({ label, options, defaultValue, disabled, ...input }: RadioGroupProps) {
	const id = useId();
	return (
		<fieldset
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: says that one of them is chosen
			role="radiogroup"
			disabled={disabled}
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
						defaultChecked={option.value === defaultValue}
						className="dot"
						aria-describedby={describedBy(`${id}-${index}`, option.hint)}
					/>
					<ChoiceText id={`${id}-${index}`} label={option.label} hint={option.hint} />
				</div>
			))}
		</fieldset>
	);
}

interface ChoiceTextProps {
	id: string;
	label: ReactNode;
	hint: ReactNode;
}

/** Label and hint, greyed out beside a disabled input. */
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

function describedBy(id: string, hint: ReactNode, error?: string): string | undefined {
	return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
