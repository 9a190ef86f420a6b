import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkForm, type FormSchema, type Problems } from '~/lib/checked-form';
import { useUiLabels } from './labels';

/** The problems at the top of the form. */
const PROBLEMS = '[role="group"][tabindex]';

/**
 * Validates a form in the browser before it is sent, and focuses its `FormProblems`, from browser or server.
 * The problem of a field is removed as soon as the schema accepts its value.
 * `ref` belongs on the form or on what is around its fields, `onSubmit` on the form.
 *
 * @param serverProblems those of the response
 * @param textOf turns a problem, of the schema or of the server, into its text
 */
export function useCheckedForm<
	Schema extends FormSchema,
	Container extends HTMLElement = HTMLFormElement,
>(schema: Schema, serverProblems: Problems | undefined, textOf: (problem: string) => string) {
	const ref = useRef<Container>(null);
	const [own, setOwn] = useState<{ problems?: Problems; serverProblems?: Problems }>({});
	// A later response of the server replaces the browser's result.
	const problems = own.serverProblems === serverProblems ? own.problems : serverProblems;
	useEffect(() => {
		if (problems) ref.current?.querySelector<HTMLElement>(PROBLEMS)?.focus();
	}, [problems]);
	useFailedTitle(problems !== undefined);
	const [corrected, setCorrected] = useState<{ problems?: Problems; left?: Problems }>({});
	const left = corrected.problems === problems ? corrected.left : problems;
	useEffect(() => {
		const fields = ref.current;
		if (!fields || !left) return undefined;
		const onInput = ({ target }: Event) => {
			const { form, name } = target as HTMLInputElement;
			if (!form) return;
			const found: Problems = checkForm(schema, new FormData(form)).problems ?? {};
			if (!left[name] || found[name]) return;
			setCorrected({ problems, left: { ...left, [name]: undefined } });
		};
		fields.addEventListener('input', onInput);
		return () => fields.removeEventListener('input', onInput);
	}, [schema, problems, left]);
	const onSubmit = (event: FormEvent<HTMLFormElement> | SubmitEvent) => {
		const form = event.currentTarget as HTMLFormElement;
		const found = checkForm(schema, new FormData(form)).problems;
		if (found) event.preventDefault();
		setOwn({ problems: found, serverProblems });
	};
	return { ref, onSubmit, problems: textsOf(schema, left, textOf) };
}

/** The document's title says that the form failed, as the server's does where it renders the page again. */
export function useFailedTitle(failed: boolean): void {
	const { failedTitle } = useUiLabels();
	useEffect(() => {
		const { title } = document;
		const prefixed = failedTitle(title);
		if (!failed || title.startsWith(failedTitle(''))) return undefined;
		document.title = prefixed;
		return () => {
			// Another page may have set its own title since.
			if (document.title === prefixed) document.title = title;
		};
	}, [failed, failedTitle]);
}

/** Texts of the problems, in the order of the form. */
function textsOf(
	schema: FormSchema,
	problems: Problems = {},
	textOf: (problem: string) => string,
): Problems {
	const texts = ['form', ...Object.keys(schema.entries)].flatMap((name) => {
		const problem = problems[name];
		return problem ? [[name, textOf(problem)]] : [];
	});
	return Object.fromEntries(texts);
}
