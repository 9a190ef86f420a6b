import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { AlertIcon } from './icons';
import { useUiLabels } from './labels';

/** Props for a control, to link it with label, hint and error. */
export interface ControlProps {
	id: string;
	'aria-describedby': string | undefined;
	/** Always set: browsers call an empty required field invalid before it is touched. */
	'aria-invalid': boolean;
	className: string;
}

export interface FieldTexts {
	/** Id of the control: needed if a link targets it; generated otherwise. */
	id?: string;
	label: string;
	/** Help before input. */
	hint?: string;
	/** What is wrong and how to correct it. */
	error?: string;
	/** Adds "optional" to the label. */
	optional?: boolean;
}

export interface FieldProps extends FieldTexts {
	children(control: ControlProps): ReactNode;
}

/** Label, hint and error of any control. The label's id is the control's with `-label`. */
export function Field({ id: given, label, hint, error, optional = false, children }: FieldProps) {
	const own = useId();
	const id = given ?? own;
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
				'aria-invalid': Boolean(error),
				className: 'control',
			})}
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</div>
	);
}

function OptionalMark() {
	// One text: Chromium drops a space of its own from the field's name.
	return <span className="font-normal text-muted">{` ${useUiLabels().optional}`}</span>;
}

/** Error of a field, referenced by `aria-describedby`. */
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
	/** Beside the input, such as the button of a form with one field. */
	action?: ReactNode;
}

export function TextField({ id, label, hint, error, optional, action, ...input }: TextFieldProps) {
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			{({ className, ...control }) => (
				<div className="flex gap-2">
					<div className="relative min-w-0 grow">
						<input type="text" {...input} {...control} className={className} />
					</div>
					{action}
				</div>
			)}
		</Field>
	);
}
