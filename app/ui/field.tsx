import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { AlertIcon } from './icons';
import { useUiLabels } from './labels';
import { Spinner } from './spinner';

/** What a control inside a field must carry, so that label, hint and error are its own. */
export interface ControlProps {
	id: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
	className: string;
}

/** What every field is told. */
export interface FieldTexts {
	label: string;
	/** Said before the visitor types. */
	hint?: string;
	/** What is wrong and how to mend it; stands beside the control. */
	error?: string;
	/** It may stay empty, and says so. */
	optional?: boolean;
}

export interface FieldProps extends FieldTexts {
	children(control: ControlProps): ReactNode;
}

/** Label, hint and error around any control. The label's own id is that of the control with `-label`. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
	const id = useId();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	return (
		<div className="grid content-start gap-1.5">
			<label htmlFor={id} id={`${id}-label`} className="font-bold text-sm">
				{label}
				{optional ? <OptionalMark /> : null}
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
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</div>
	);
}

/** Says of a label that nothing needs to be given. */
function OptionalMark() {
	return <span className="font-normal text-muted"> {useUiLabels().optional}</span>;
}

/** What is wrong with a field; the field names this id in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
	return (
		<p id={id} className="flex gap-2 text-danger text-sm">
			<AlertIcon className="mt-0.5 size-4.5 shrink-0" />
			{children}
		</p>
	);
}

export interface TextFieldProps
	extends FieldTexts,
		Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children' | 'className'> {
	name: string;
	/** What was typed is being looked at; it can be changed meanwhile. */
	busy?: boolean;
}

/** A line of text with its label. */
export function TextField({
	label,
	hint,
	error,
	optional,
	busy = false,
	...input
}: TextFieldProps) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional}>
			{({ className, ...control }) => (
				<div className="relative">
					<input
						type="text"
						{...input}
						{...control}
						aria-busy={busy || undefined}
						className={busy ? `${className} pr-11` : className}
					/>
					{busy ? <Spinner className="absolute top-3 right-3" /> : null}
				</div>
			)}
		</Field>
	);
}
