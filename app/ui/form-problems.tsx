import { type MouseEvent, type ReactNode, useId } from 'react';
import { useUiLabels } from './labels';
import { Notice } from './notice';

export interface FormProblemsProps {
	/** Prefix of the fields' ids, see `fieldId`. */
	form: string;
	/** Texts by field; `form` is for a problem of the whole form. */
	problems: { readonly [field: string]: ReactNode };
	/** Labels of the fields whose texts do not name the field. */
	labels?: { readonly [field: string]: string };
}

/** Id of a form's field, which its problems link to. */
export function fieldId(form: string, name: string): string {
	return `${form}-${name}`;
}

/**
 * What is wrong, at the top of a form, with links to the fields. It gets the focus: from the browser after a
 * posted page, else from `useCheckedForm`. Its name is its text, so that screen readers read it once; a live region with
 * the focus would be read twice.
 */
export function FormProblems({ form, problems, labels = {} }: FormProblemsProps) {
	const { checkForm } = useUiLabels();
	const id = useId();
	const found = Object.entries(problems).filter(([, text]) => text);
	if (found.length === 0) return null;
	const items = found.map(([name, text]) => {
		const label = labels[name];
		const words = label ? `${label}: ${text}` : text;
		return { name, words: name === 'form' ? text : toField(fieldId(form, name), words) };
	});
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
		// biome-ignore lint/a11y/noAutofocus: this page is the response to a posted form
		<div role="group" tabIndex={-1} autoFocus aria-labelledby={id}>
			<Notice tone="danger">
				<div id={id}>
					{items.length === 1 ? (
						items[0]?.words
					) : (
						<>
							<p className="font-bold">{checkForm}</p>
							<ul className="mt-1 list-disc pl-5">
								{items.map(({ name, words }) => (
									<li key={name}>{words}</li>
								))}
							</ul>
						</>
					)}
				</div>
			</Notice>
		</div>
	);
}

function toField(id: string, words: ReactNode) {
	const focus = (event: MouseEvent) => {
		// A change of the URL would remove the action's response, and with it the problems.
		event.preventDefault();
		document.getElementById(id)?.focus();
	};
	return (
		<a href={`#${id}`} onClick={focus} className="underline">
			{words}
		</a>
	);
}
