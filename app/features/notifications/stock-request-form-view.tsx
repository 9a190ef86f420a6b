import { Link } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { productPath } from '~/site';
import { Button, buttonClass } from '~/ui/button';
import { TextField } from '~/ui/field';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { HoneypotFields } from '~/ui/honeypot-fields';
import { MailNotice } from '~/ui/mail-notice';
import { Notice } from '~/ui/notice';
import { useCheckedForm } from '~/ui/use-checked-form';
import type { RequestedVariant } from './requested-variant';
import {
	type DoneState,
	doneStates,
	guestSchema,
	nameOf,
	type StockRequestResult,
	type StockRequestView,
} from './stock-request-form';
import { useStockRequest } from './use-stock-request';

export interface StockRequestFormViewProps {
	view: StockRequestView;
	/** Result of the form that was posted without JavaScript. */
	result?: StockRequestResult;
}

/** Form of a customer or guest who wants a message when a variant is back; used on the page and in the dialog. */
export function StockRequestFormView({ view, result: posted }: StockRequestFormViewProps) {
	const { t } = useTranslation('stock');
	const request = useStockRequest(view, posted);
	const { result } = request;
	const { variant, customer, formToken, email } = view;
	const done = doneStates.find((state) => state === result?.state);
	if (done && variant) return <Done state={done} variant={variant} />;
	if (variant?.available) return <BackAgain variant={variant} />;
	if (!customer && !formToken)
		return <MailNotice text={t('noMail')} email={email} tone="warning" />;
	return (
		<>
			{variant ? <p>{t('soldOut', { name: nameOf(variant) })}</p> : null}
			<p className="mt-2 text-muted">{t(customer ? 'customer.text' : 'guest.text')}</p>
			<div role="status" className="mt-4 empty:m-0">
				{result ? <Problem result={result} email={email} /> : null}
			</div>
			{customer ? <CustomerForm request={request} /> : <GuestForm request={request} />}
		</>
	);
}

interface FormProps {
	request: ReturnType<typeof useStockRequest>;
}

function CustomerForm({ request: { path, busy, send } }: FormProps) {
	const { t } = useTranslation('stock');
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		send(new FormData(event.currentTarget));
	};
	return (
		<form method="post" action={path} onSubmit={submit} className="mt-5">
			<Button type="submit" variant="primary" busy={busy}>
				{t('customer.send')}
			</Button>
		</form>
	);
}

const FORM = 'stock';

function GuestForm({ request: { path, result, formToken, busy, send } }: FormProps) {
	const { t } = useTranslation('stock');
	const { to } = useLocale();
	const { ref, onSubmit, problems } = useCheckedForm(
		guestSchema,
		result?.problems,
		useProblemText('stock:problems'),
	);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		onSubmit(event);
		if (event.defaultPrevented) return;
		event.preventDefault();
		send(new FormData(event.currentTarget));
	};
	return (
		<>
			<form
				ref={ref}
				method="post"
				action={path}
				noValidate
				onSubmit={submit}
				className="mt-5 grid gap-5"
			>
				<FormProblems form={FORM} problems={problems} />
				<HoneypotFields key={formToken} formToken={formToken} label={t('guest.leaveEmpty')} />
				<TextField
					id={fieldId(FORM, 'email')}
					name="email"
					type="email"
					label={t('guest.email')}
					autoComplete="email"
					required
					defaultValue={result?.values?.email}
					error={problems.email}
				/>
				<p className="text-muted text-sm">
					{t('guest.consent')}{' '}
					<Link to={to('/legal/privacy#back-in-stock')} className="text-link">
						{t('guest.privacy')}
					</Link>
				</p>
				<div>
					<Button type="submit" variant="primary" busy={busy}>
						{t('guest.send')}
					</Button>
				</div>
			</form>
			<p className="mt-6 text-muted text-sm">
				{t('guest.account')}{' '}
				<Link
					to={to(`/auth/login?${new URLSearchParams({ returnTo: path })}`)}
					className="text-link"
				>
					{t('guest.logIn')}
				</Link>
			</p>
		</>
	);
}

function Problem({ result: { state }, email }: { result: StockRequestResult; email: string }) {
	const textOf = useProblemText('stock:problems');
	if (state === 'check' || state === 'saved' || state === 'sent' || state === 'confirmed')
		return null;
	if (state === 'notSent') return <MailNotice tone="danger" text={textOf(state)} email={email} />;
	return <Notice tone="danger">{textOf(state)}</Notice>;
}

function Done({ state, variant }: { state: DoneState; variant: RequestedVariant }) {
	const { t } = useTranslation('stock');
	const { to } = useLocale();
	const ref = useRef<HTMLDivElement>(null);
	// The form that had the focus was removed.
	useEffect(() => ref.current?.focus(), []);
	return (
		<div ref={ref} tabIndex={-1} role="status" className="focus:outline-none">
			<Notice tone={state === 'sent' ? 'neutral' : 'success'}>
				{t(`answers.${state}`, { name: nameOf(variant) })}
			</Notice>
			{state === 'saved' ? (
				<p className="mt-4">
					<Link to={to('/account/notifications')} className="text-link">
						{t('answers.toRequests')}
					</Link>
				</p>
			) : null}
		</div>
	);
}

/** Shown if the variant is in stock again. */
export function BackAgain({ variant }: { variant: RequestedVariant }) {
	const { t } = useTranslation('stock');
	const { to } = useLocale();
	return (
		<>
			<p>{t('back', { name: nameOf(variant) })}</p>
			<Link
				to={to(productPath(variant.handle, variant.id))}
				className={buttonClass('primary', 'normal', 'mt-5')}
			>
				{t('toProduct')}
			</Link>
		</>
	);
}
