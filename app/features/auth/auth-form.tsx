import { Form, useLocation, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '~/i18n/use-problem-text';
import { useIsSubmitting } from '~/lib/use-is-submitting';
import { Button } from '~/ui/button';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { HoneypotFields, useFormTokenWait } from '~/ui/honeypot-fields';
import { useCheckedForm } from '~/ui/use-checked-form';
import { useHydrating } from '~/ui/use-hydrating';
import type { AuthField, AuthResult, AuthSchema } from './auth-forms';

const FORM = 'auth';

/** Props for each field of the form. */
export interface FieldState {
	id: string;
	name: AuthField;
	defaultValue: string | undefined;
	error: string | undefined;
}

export interface AuthFormProps {
	schema: AuthSchema;
	/** The server's problems, if the form has been submitted. */
	result: AuthResult | undefined;
	/** Signed time from the loader, against bots. */
	formToken: string;
	/** Label of the button. */
	submit: string;
	children(field: (name: AuthField) => FieldState): ReactNode;
}

/** A form that the browser checks with the server's schema. Without JavaScript only the server checks it. */
export function AuthForm({ schema, result, formToken, submit, children }: AuthFormProps) {
	const { t } = useTranslation('auth');
	const { pathname, search } = useLocation();
	const send = useSubmit();
	const [waiting, setWaiting] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => () => clearTimeout(timer.current), []);
	const busy = useIsSubmitting() || waiting;
	const hydrated = !useHydrating();
	const current = result?.formToken ?? formToken;
	const tokenWait = useFormTokenWait(current);
	const { ref, onSubmit, problems } = useCheckedForm(
		schema,
		result?.problems,
		useProblemText('auth:problems'),
	);

	const submitForm = (event: FormEvent<HTMLFormElement>) => {
		const form = event.currentTarget;
		if (busy) return event.preventDefault();
		onSubmit(event);
		const wait = tokenWait();
		if (event.defaultPrevented || wait <= 0) return;
		event.preventDefault();
		setWaiting(true);
		timer.current = setTimeout(() => {
			setWaiting(false);
			send(form);
		}, wait);
	};

	const field = (name: AuthField): FieldState => ({
		id: fieldId(FORM, name),
		name,
		defaultValue: result?.values[name],
		error: problems[name],
	});
	return (
		<Form
			ref={ref}
			method="post"
			action={pathname + search}
			noValidate={hydrated}
			onSubmit={submitForm}
			className="grid gap-5"
		>
			<FormProblems form={FORM} problems={problems} />
			{children(field)}
			<HoneypotFields formToken={current} label={t('leaveEmpty')} />
			<Button type="submit" variant="primary" shape="wide" busy={busy} className="mt-2">
				{submit}
			</Button>
		</Form>
	);
}
