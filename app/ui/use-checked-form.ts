import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkForm, type FormSchema, type Problems } from '~/lib/checked-form';

/** Controls that are wrong, by their own mark or their group's, and what is said of the form as a whole. */
const WRONG =
	':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input, [role="alert"][tabindex]';

/**
 * Checks a form in the browser before it is sent, and leads to the first thing that is wrong, whoever found it.
 * `answered` is what the server said of the form; `ref` and `onSubmit` belong to the form.
 *
 * @param say puts what is found here as the server puts it; without it problems are the schema's own messages
 */
export function useCheckedForm<Schema extends FormSchema>(
	schema: Schema,
	answered?: Problems,
	say = (problem: string) => problem,
) {
	const ref = useRef<HTMLFormElement>(null);
	const [own, setOwn] = useState<{ problems?: Problems; answered?: Problems }>({});
	// What the server says later counts more than what was found here.
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
