import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkForm, type FormSchema, type Problems } from '~/lib/checked-form';
import { useUiLabels } from './labels';

/** Invalid controls, groups, and the problems at the top of the form. */
const WRONG =
	':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input, [role="group"][tabindex]';

/**
 * Validates a form in the browser before it is sent, and focuses the first error, from browser or server.
 * `answered` are the server's problems; `ref` and `onSubmit` belong on the form.
 *
 * @param translate turns a message key into text; without it the schema's messages are shown
 */
export function useCheckedForm<Schema extends FormSchema>(
	schema: Schema,
	answered?: Problems,
	translate = (problem: string) => problem,
) {
	const ref = useRef<HTMLFormElement>(null);
	const [own, setOwn] = useState<{ problems?: Problems; answered?: Problems }>({});
	// A later response of the server replaces the browser's result.
	const problems = own.answered === answered ? own.problems : answered;
	useEffect(() => {
		if (problems) ref.current?.querySelector<HTMLElement>(WRONG)?.focus();
	}, [problems]);
	useFailedTitle(problems !== undefined);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const found = checkForm(schema, new FormData(event.currentTarget)).problems;
		if (found) event.preventDefault();
		setOwn({ problems: found && translated(found, translate), answered });
	};
	return { ref, onSubmit, problems: problems ?? {} };
}

/** The document's title says that the form failed, as the server's does where it renders the page again. */
function useFailedTitle(failed: boolean): void {
	const { failedTitle } = useUiLabels();
	useEffect(() => {
		const { title } = document;
		const prefixed = failedTitle(title);
		if (!failed || title.startsWith(failedTitle(''))) return undefined;
		document.title = prefixed;
		return () => {
			// Another page has its own title by now.
			if (document.title === prefixed) document.title = title;
		};
	}, [failed, failedTitle]);
}

function translated(problems: Problems, translate: (problem: string) => string): Problems {
	const texts = Object.entries(problems).map(([name, problem]) => [
		name,
		problem && translate(problem),
	]);
	return Object.fromEntries(texts);
}
