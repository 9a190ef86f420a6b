import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkForm, type FormSchema, type Problems } from '~/lib/checked-form';

/** Controls that are wrong, by their own mark or their group's. */
const WRONG = ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input';

/**
 * Checks a form in the browser before it is sent, and leads to the first field that is wrong, whoever found it.
 * `answered` is what the server said of the form; `ref` and `onSubmit` belong to the form.
 */
export function useCheckedForm<Schema extends FormSchema>(schema: Schema, answered?: Problems) {
	const ref = useRef<HTMLFormElement>(null);
	const [own, setOwn] = useState<{ problems?: Problems; answered?: Problems }>({});
	// What the server says later counts more than what was found here.
	const problems = own.answered === answered ? (own.problems ?? answered) : answered;
	useEffect(() => {
		if (problems) ref.current?.querySelector<HTMLElement>(WRONG)?.focus();
	}, [problems]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const found = checkForm(schema, new FormData(event.currentTarget)).problems;
		if (found) event.preventDefault();
		setOwn({ problems: found, answered });
	};
	return { ref, onSubmit, problems: problems ?? {} };
}
