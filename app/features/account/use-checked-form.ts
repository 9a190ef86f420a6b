import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { FieldProblems } from './account-view';
import { fieldsOf, problemsOf } from './form-schemas';

/**
 * A form that is checked before it is sent, by the server's own schema. What the server answered holds until
 * the next check. The first field that is wrong takes the focus.
 */
export function useCheckedForm<Field extends string>(
	schema: v.GenericSchema,
	answered: FieldProblems<Field> | undefined,
) {
	const { t } = useTranslation('account');
	const [checked, setChecked] = useState<FieldProblems<Field>>();
	const form = useRef<HTMLFormElement>(null);
	const problems: FieldProblems<Field> = checked ?? answered ?? {};
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is an event of its own
	useEffect(() => setChecked(undefined), [answered]);
	useEffect(() => {
		if (Object.keys(problems).length === 0) return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
	}, [problems]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const result = v.safeParse(schema, fieldsOf(new FormData(event.currentTarget)));
		if (result.success) return setChecked({});
		event.preventDefault();
		const texts = Object.entries(problemsOf(result.issues)).map(([name, problem]) => [
			name,
			t(`problems.${problem}`),
		]);
		setChecked(Object.fromEntries(texts));
	};
	return { problems, form: { ref: form, onSubmit, noValidate: true, method: 'post' } as const };
}
