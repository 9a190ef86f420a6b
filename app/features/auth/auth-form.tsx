import { Form, useLocation, useNavigation, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { HoneypotFields, useStampWait } from '~/ui/honeypot-fields';
import { Notice } from '~/ui/notice';
import { useCheckedForm } from '~/ui/use-checked-form';
import { useHydrating } from '~/ui/use-hydrating';
import type { AuthSchema } from './auth-forms';
import { type AuthAnswer, type AuthField, isProblemCode, problemsByField } from './auth-problem';

/** Props for each field of the form. */
export interface FieldState {
	name: AuthField;
	defaultValue: string | undefined;
	error: string | undefined;
}

export interface AuthFormProps {
	schema: AuthSchema;
	/** The server's problems, if the form has been submitted. */
	answer: AuthAnswer | undefined;
	/** Signed time from the loader, against bots. */
	stamp: string;
	/** Label of the button. */
	submit: string;
	children(field: (name: AuthField) => FieldState): ReactNode;
}

/** A form that the browser checks with the server's schema. Without JavaScript only the server checks it. */
export function AuthForm({ schema, answer, stamp, submit, children }: AuthFormProps) {
	const { t } = useTranslation('auth');
	const { pathname, search } = useLocation();
	const send = useSubmit();
	const [waiting, setWaiting] = useState(false);
	const busy = useNavigation().state !== 'idle' || waiting;
	const hydrated = !useHydrating();
	const current = answer?.stamp ?? stamp;
	const stampWait = useStampWait(current);
	const answered = useMemo(() => answer && problemsByField(answer.problems), [answer]);
	const { ref, onSubmit, problems } = useCheckedForm(schema, answered);

	const submitForm = (event: FormEvent<HTMLFormElement>) => {
		const form = event.currentTarget;
		if (busy) return event.preventDefault();
		onSubmit(event);
		const wait = stampWait();
		if (event.defaultPrevented || wait <= 0) return;
		event.preventDefault();
		setWaiting(true);
		setTimeout(() => {
			setWaiting(false);
			send(form);
		}, wait);
	};

	const textOf = (problem = '') => (isProblemCode(problem) ? t(`problems.${problem}`) : problem);
	const texts = Object.values(problems).map(textOf);
	const field = (name: AuthField): FieldState => ({
		name,
		defaultValue: answer?.values[name],
		error: problems[name] && textOf(problems[name]),
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
			<div tabIndex={-1} role="alert">
				{texts.length > 0 ? (
					<Notice tone="danger">
						<ProblemTexts texts={texts} />
					</Notice>
				) : null}
			</div>
			{children(field)}
			<HoneypotFields stamp={current} label={t('leaveEmpty')} />
			<Button type="submit" variant="primary" shape="wide" busy={busy} className="mt-2">
				{submit}
			</Button>
		</Form>
	);
}

/** One reason as a sentence, several as a list. */
function ProblemTexts({ texts }: { texts: string[] }) {
	const { t } = useTranslation('auth');
	if (texts.length === 1) return texts[0];
	return (
		<>
			<p className="font-bold">{t('check')}</p>
			<ul className="mt-1 list-disc pl-5">
				{texts.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</>
	);
}
