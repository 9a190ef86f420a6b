import { type MouseEvent, useId } from 'react';
import { Notice } from './notice';

export interface FoundProblem {
	text: string;
	/** Id of the field; missing for a problem of the whole form. */
	field?: string;
}

export interface FormProblemsProps {
	/** Above several problems. */
	title?: string;
	problems: readonly FoundProblem[];
}

/**
 * What is wrong, at the top of a form, with links to the fields. It gets the focus (`useCheckedForm`), and its name is
 * its text: screen readers read it once, which a live region with the focus would not.
 */
export function FormProblems({ title, problems }: FormProblemsProps) {
	const id = useId();
	const [only] = problems;
	if (!only) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
		<div role="group" tabIndex={-1} aria-labelledby={id}>
			<Notice tone="danger">
				<div id={id}>
					{problems.length === 1 ? (
						<ProblemText {...only} />
					) : (
						<>
							<p className="font-bold">{title}</p>
							<ul className="mt-1 list-disc pl-5">
								{problems.map((problem) => (
									<li key={problem.field ?? ''}>
										<ProblemText {...problem} />
									</li>
								))}
							</ul>
						</>
					)}
				</div>
			</Notice>
		</div>
	);
}

function ProblemText({ text, field }: FoundProblem) {
	if (!field) return text;
	const toField = (event: MouseEvent) => {
		// A change of the address would end the form's answer, and with it the problems.
		event.preventDefault();
		document.getElementById(field)?.focus();
	};
	return (
		<a href={`#${field}`} onClick={toField} className="underline">
			{text}
		</a>
	);
}
