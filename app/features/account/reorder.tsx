import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useIsSubmitting } from '~/lib/use-is-submitting';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

/** The result of a reorder. */
export interface ReorderOutcome {
	/** Lines that went into the cart. */
	added: number;
	/** Titles of those that could not. */
	missing: string[];
	/** Messages of the cart, in the page's language. */
	notices: string[];
}

/** Adds all lines that are still for sale to the cart. Without JavaScript the form redirects to the cart page. */
export function ReorderButton() {
	const { t } = useTranslation('account');
	const busy = useIsSubmitting();
	return (
		<Form method="post">
			<Button type="submit" variant="primary" busy={busy}>
				{t('order.reorder')}
			</Button>
		</Form>
	);
}

/** Lists the products that were not added, with a link to the cart. */
export function ReorderNotice({ added, missing, notices }: ReorderOutcome) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	return (
		<Notice tone={added > 0 ? 'warning' : 'danger'}>
			{notices.map((notice) => (
				<p key={notice}>{notice}</p>
			))}
			{missing.length > 0 ? (
				<>
					<p>{t('order.missing')}</p>
					<ul className="list-disc pl-5">
						{missing.map((title) => (
							<li key={title}>{title}</li>
						))}
					</ul>
				</>
			) : null}
			{added > 0 ? (
				<p className="mt-2">
					{t('order.added', { count: added })}{' '}
					<Link to={to('/cart')} className="text-link">
						{t('order.toCart')}
					</Link>
				</p>
			) : null}
		</Notice>
	);
}
