import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useIsSubmitting } from '~/lib/use-is-submitting';
import { productPath } from '~/site';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { Badge } from '~/ui/notice';
import type { RequestedVariant } from './requested-variant';

export interface NotificationsPageProps {
	/** Whether the customer agreed to marketing e-mails. */
	acceptsMarketing: boolean;
	requests: RequestedVariant[];
	/** The result of a change. */
	children?: ReactNode;
}

/** The customer's settings for marketing e-mails and back-in-stock messages. */
export function NotificationsPage({
	acceptsMarketing,
	requests,
	children,
}: NotificationsPageProps) {
	const { t } = useTranslation('account');
	const busy = useIsSubmitting();
	return (
		<>
			<h1 className="text-4xl">{t('notifications.title')}</h1>
			<div className="mt-6 empty:m-0">{children}</div>
			<section className="mt-10 max-w-xl">
				<h2 className="text-2xl">{t('notifications.news')}</h2>
				<Form method="post" className="mt-4">
					<input type="hidden" name="intent" value="marketing" />
					<Checkbox
						key={String(acceptsMarketing)}
						name="accepts"
						value="yes"
						defaultChecked={acceptsMarketing}
						label={t('notifications.accept')}
						hint={t('notifications.acceptHint')}
					/>
					<Button type="submit" busy={busy} className="mt-4">
						{t('form.save')}
					</Button>
				</Form>
			</section>
			<section className="mt-14">
				<h2 className="text-2xl">{t('notifications.stock')}</h2>
				{requests.length > 0 ? (
					<ul className="mt-4 border-line border-t">
						{requests.map((request) => (
							<li key={request.id} className="border-line border-b py-4">
								<Request request={request} />
							</li>
						))}
					</ul>
				) : (
					<p className="mt-3 max-w-measure text-muted">{t('notifications.noStock')}</p>
				)}
			</section>
		</>
	);
}

function Request({ request }: { request: RequestedVariant }) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const { id, title, variantTitle, handle, available } = request;
	const name = [title, variantTitle].filter(Boolean).join(', ');
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
			<p className="min-w-0 [overflow-wrap:anywhere]">
				<Link
					to={to(productPath(handle, id))}
					className="-my-2 mr-3 inline-block py-2 font-bold hover:underline"
				>
					{name}
				</Link>
				{available ? <Badge tone="success">{t('notifications.back')}</Badge> : null}
			</p>
			<Form method="post">
				<input type="hidden" name="variant" value={id} />
				<button
					type="submit"
					name="intent"
					value="remove"
					aria-label={t('notifications.removeOf', { name })}
					className="text-link min-h-11 text-sm"
				>
					{t('notifications.remove')}
				</button>
			</Form>
		</div>
	);
}
