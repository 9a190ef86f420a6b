import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';

export interface TextAreaProps
	extends FieldTexts,
		Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'children' | 'className'> {
	name: string;
}

/** Grows with its content, up to half the window. */
export function TextArea({ id, label, hint, error, optional, rows = 4, ...area }: TextAreaProps) {
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			{({ className, ...control }) => (
				<textarea
					{...area}
					{...control}
					rows={rows}
					// Browsers scroll to the caret only, not to the whole element.
					onKeyUp={({ key, currentTarget }) => {
						if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
					}}
					className={`${className} field-sizing-content max-h-[50svh] resize-y leading-normal`}
					// `field-sizing: content` would start with one line.
					style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
				/>
			)}
		</Field>
	);
}
