import { type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field, type FieldTexts } from './field';
import { icon } from './icons';
import { useUiLabels } from './labels';

const EYE =
	'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0z';

const EyeIcon = icon(EYE);
const EyeOffIcon = icon(`${EYE}M4 20 20 4`);

export interface PasswordFieldProps
	extends FieldTexts,
		Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'children' | 'className'> {
	name: string;
	autoComplete: 'current-password' | 'new-password';
	/** Below the input, e.g. a strength meter. */
	strength?: ReactNode;
}

/** A password field with a button to show the input; pasting is allowed. */
export function PasswordField({
	id,
	label,
	hint,
	error,
	optional,
	strength,
	...input
}: PasswordFieldProps) {
	const labels = useUiLabels();
	const field = useRef<HTMLInputElement>(null);
	const [shown, setShown] = useState(false);
	// On submit it must be a password again, so that browsers do not store it as text.
	useEffect(() => {
		const form = shown ? field.current?.form : undefined;
		const hide = () => setShown(false);
		form?.addEventListener('submit', hide);
		return () => form?.removeEventListener('submit', hide);
	}, [shown]);
	const ToggleIcon = shown ? EyeOffIcon : EyeIcon;
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			{({ className, ...control }) => (
				<>
					<div className="relative">
						<input
							autoCapitalize="none"
							spellCheck={false}
							{...input}
							{...control}
							ref={field}
							type={shown ? 'text' : 'password'}
							className={`${className} pr-12 noscript:pr-3.5`}
						/>
						<button
							type="button"
							aria-label={shown ? labels.hidePassword : labels.showPassword}
							aria-controls={control.id}
							disabled={input.disabled}
							onClick={() => setShown(!shown)}
							className="btn btn-quiet btn-icon absolute top-0 right-0 active:transform-none noscript:hidden"
						>
							<ToggleIcon className="size-5" />
						</button>
					</div>
					{strength}
				</>
			)}
		</Field>
	);
}
