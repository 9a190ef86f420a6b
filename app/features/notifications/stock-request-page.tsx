import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { useIsSubmitting } from '~/lib/use-is-submitting';
import { productPath } from '~/site';
import { Button, buttonClass } from '~/ui/button';
import { MailNotice } from '~/ui/mail-notice';
import { Picture, type PictureData } from '~/ui/picture';
import type { RequestedVariant } from './requested-variant';
import {
	type DoneState,
	nameOf,
	type StockRequestResult,
	type StockRequestView,
} from './stock-request-form';
import { BackAgain, StockRequestFormView } from './stock-request-form-view';

export interface StockRequestPageProps {
	/** Missing if a guest's link has expired. */
	view?: StockRequestView;
	/** Token of a guest's link. */
	token?: string;
	/** Result of a finished request, from the URL. */
	done?: DoneState;
	/** Result of the posted form. */
	result?: StockRequestResult;
}

/** The notification form as a page, also the target of a guest's link. */
export function StockRequestPage({ view, token, done, result }: StockRequestPageProps) {
	const { t } = useTranslation('stock');
	if (!view) return <Expired />;
	const { variant, email } = view;
	const confirming = token !== undefined && variant !== undefined;
	return (
		<Sheet title={t(confirming ? 'confirm.title' : 'title')} picture={variant?.picture}>
			{confirming && !variant.available ? (
				<Confirm variant={variant} email={email} token={token} result={result} />
			) : confirming ? (
				<BackAgain variant={variant} />
			) : (
				<StockRequestFormView view={view} result={result ?? (done && { state: done })} />
			)}
			{variant && !variant.available ? <ToProduct variant={variant} /> : null}
		</Sheet>
	);
}

interface SheetProps {
	title: string;
	picture?: PictureData;
	children: ReactNode;
}

function Sheet({ title, picture, children }: SheetProps) {
	return (
		<div className="page-width grid grid-cols-1 gap-x-10 pt-12 pb-section md:grid-cols-12">
			<div className="max-w-xl md:col-span-7 lg:col-span-6">
				<h1 className="text-4xl">{title}</h1>
				<div className="mt-8">{children}</div>
			</div>
			{picture ? (
				// Decorative, shown only if there is space beside the form.
				<div className="hidden md:col-span-5 md:block lg:col-span-6">
					<Picture data={picture} alt="" aspectRatio="4/3" sizes="45vw" className="print" />
				</div>
			) : null}
		</div>
	);
}

function Confirm({
	variant,
	email,
	token,
	result,
}: {
	variant: RequestedVariant;
	email: string;
	token: string;
	result?: StockRequestResult;
}) {
	const { t } = useTranslation('stock');
	const textOf = useProblemText('stock:problems');
	const { to } = useLocale();
	const busy = useIsSubmitting();
	return (
		<>
			<p>{t('confirm.text', { name: nameOf(variant) })}</p>
			<div role="status" className="mt-4 empty:m-0">
				{result ? <MailNotice tone="danger" text={textOf('notSent')} email={email} /> : null}
			</div>
			<Form method="post" action={to(`/stock?token=${token}`)} className="mt-5">
				<Button type="submit" variant="primary" busy={busy}>
					{t('confirm.send')}
				</Button>
			</Form>
		</>
	);
}

function ToProduct({ variant }: { variant: RequestedVariant }) {
	const { t } = useTranslation('stock');
	const { to } = useLocale();
	return (
		<p className="mt-8">
			<Link to={to(productPath(variant.handle, variant.id))} className="text-link">
				{t('toProduct')}
			</Link>
		</p>
	);
}

function Expired() {
	const { t } = useTranslation('stock');
	const { to } = useLocale();
	return (
		<Sheet title={t('expired.title')}>
			<p>{t('expired.text')}</p>
			<Link to={to('/collections')} className={buttonClass('primary', 'normal', 'mt-5')}>
				{t('expired.toShop')}
			</Link>
		</Sheet>
	);
}
