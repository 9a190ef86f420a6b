import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { AlertIcon } from './icons';

/** What a control inside a field must carry, so that label, hint and error are its own. */
export interface ControlProps {
	id: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
	className: string;
}

export interface FieldProps {
	label: string;
	/** Said before the visitor types. */
	hint?: string;
	/** What is wrong and how to mend it; stands beside the control. */
	error?: string;
	children(control: ControlProps): ReactNode;
}

/** Label, hint and error around any control. */
function Field({ label, hint, error, children }: FieldProps) {
	const id = useId();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	return (
		<div className="grid content-start gap-1.5">
			<label htmlFor={id} className="font-bold text-sm">
				{label}
			</label>
			{hint ? (
				<p id={`${id}-hint`} className="text-muted text-sm">
					{hint}
				</p>
			) : null}
			{children({
				id,
				'aria-describedby': described || undefined,
				'aria-invalid': error ? true : undefined,
				className: 'control',
			})}
			{error ? (
				<p id={`${id}-error`} className="flex gap-2 text-danger text-sm">
					<AlertIcon className="mt-0.5 size-4.5 shrink-0" />
					{error}
				</p>
			) : null}
		</div>
	);
}

export interface TextFieldProps
	extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children' | 'className'> {
	label: string;
	name: string;
	hint?: string;
	error?: string;
}

/** A line of text with its label. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
	return (
		<Field label={label} hint={hint} error={error}>
			{(control) => <input type="text" {...input} {...control} />}
		</Field>
	);
}
