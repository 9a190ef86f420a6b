import { Form, useLocation, useNavigation, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { BotTrapFields } from '~/ui/bot-trap-fields';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { AuthSchema } from './auth-forms';
import { type AuthAnswer, type AuthField, type AuthProblem, problemsOf } from './auth-problem';

/** The shop takes no form sooner, see `lib/bot-trap.server.ts`: a browser that fills it in at once waits for it. */
const LEAST_MS = 1_200;

/** What a field of the form is given. */
export interface FieldState {
	name: AuthField;
	defaultValue: string | undefined;
	error: string | undefined;
}

export interface AuthFormProps {
	schema: AuthSchema;
	/** What the server said of the form, if it has been sent. */
	answer: AuthAnswer | undefined;
	/** Of the loader, against bots. */
	stamp: string;
	/** The button's label. */
	submit: string;
	children(field: (name: AuthField) => FieldState): ReactNode;
}

/** A form that the browser checks by the server's own schema. Without JavaScript the server alone does. */
export function AuthForm({ schema, answer, stamp, submit, children }: AuthFormProps) {
	const { t } = useTranslation('auth');
	const { pathname, search } = useLocation();
	const send = useSubmit();
	const summary = useRef<HTMLDivElement>(null);
	const [found, setFound] = useState<AuthProblem[]>();
	const [waiting, setWaiting] = useState(false);
	const [shownAt, setShownAt] = useState<number>();
	const problems = found ?? answer?.problems ?? [];
	const busy = useNavigation().state !== 'idle' || waiting;

	const current = answer?.stamp ?? stamp;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp is as old as its arrival here
	useEffect(() => setShownAt(performance.now()), [current]);
	// The server's answer takes the place of what the browser found.
	useEffect(() => {
		setFound(undefined);
		if (answer) summary.current?.focus();
	}, [answer]);
	useEffect(() => {
		if (found && found.length > 0) summary.current?.focus();
	}, [found]);

	const check = (event: FormEvent<HTMLFormElement>) => {
		const form = event.currentTarget;
		if (busy) return event.preventDefault();
		const parsed = v.safeParse(schema, Object.fromEntries(new FormData(form)));
		setFound(parsed.success ? [] : problemsOf(parsed.issues));
		if (!parsed.success) return event.preventDefault();
		const wait = LEAST_MS - (performance.now() - (shownAt ?? 0));
		if (wait <= 0) return undefined;
		event.preventDefault();
		setWaiting(true);
		setTimeout(() => {
			setWaiting(false);
			send(form);
		}, wait);
		return undefined;
	};

	const textOf = ({ code, message }: AuthProblem) =>
		code ? t(`problems.${code}`) : (message ?? '');
	const field = (name: AuthField): FieldState => {
		const problem = problems.find((candidate) => candidate.field === name);
		return {
			name,
			defaultValue: answer?.values[name],
			error: problem && textOf(problem),
		};
	};
	return (
		<Form
			method="post"
			action={pathname + search}
			noValidate={shownAt !== undefined}
			onSubmit={check}
			className="grid gap-5"
		>
			<div ref={summary} tabIndex={-1} role="alert">
				{problems.length > 0 ? (
					<Notice tone="danger">
						<Problems texts={problems.map(textOf)} />
					</Notice>
				) : null}
			</div>
			{children(field)}
			<BotTrapFields stamp={current} label={t('leaveEmpty')} />
			<Button type="submit" variant="primary" shape="wide" busy={busy} className="mt-2">
				{submit}
			</Button>
		</Form>
	);
}

/** One reason as a sentence, several as a list. */
function Problems({ texts }: { texts: string[] }) {
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
