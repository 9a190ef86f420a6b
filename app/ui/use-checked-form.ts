import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkForm, type FormSchema, type Problems } from '~/lib/checked-form';

/** Invalid controls, also in a group that is marked invalid, and the message about the form as a whole. */
const WRONG =
	':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input, [role="alert"][tabindex]';

/**
 * Checks a form in the browser before it is sent, and focuses the first problem, also one that the server found.
 * `ref` and `onSubmit` belong to the form.
 *
 * @param answered the server's problems; a new answer must be a new object, and the same answer the same object
 * @param say turns a message of the schema into the server's wording; without it `problems` holds the schema's messages
 */
export function useCheckedForm<Schema extends FormSchema>(
	schema: Schema,
	answered?: Problems,
	say = (problem: string) => problem,
) {
	const ref = useRef<HTMLFormElement>(null);
	const [own, setOwn] = useState<{ problems?: Problems; answered?: Problems }>({});
	// A later answer of the server replaces what was found here.
	const problems = own.answered === answered ? own.problems : answered;
	useEffect(() => {
		if (problems) ref.current?.querySelector<HTMLElement>(WRONG)?.focus();
	}, [problems]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const found = checkForm(schema, new FormData(event.currentTarget)).problems;
		if (found) event.preventDefault();
		setOwn({ problems: found && said(found, say), answered });
	};
	return { ref, onSubmit, problems: problems ?? {} };
}

function said(problems: Problems, say: (problem: string) => string): Problems {
	const texts = Object.entries(problems).map(([name, problem]) => [name, problem && say(problem)]);
	return Object.fromEntries(texts);
}
