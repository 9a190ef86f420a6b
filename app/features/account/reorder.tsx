import { Form, Link, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

/** What became of an order that was to be ordered again. */
export interface ReorderOutcome {
	/** Lines that went into the cart. */
	added: number;
	/** Titles of those that could not. */
	missing: string[];
	/** What the cart said, in the page's language. */
	notices: string[];
}

/** Puts everything that is still for sale into the cart. Without JavaScript the same form leads to the cart's page. */
export function ReorderButton() {
	const { t } = useTranslation('account');
	const busy = useNavigation().formMethod === 'POST';
	return (
		<Form method="post">
			<Button type="submit" variant="primary" busy={busy}>
				{t('order.reorder')}
			</Button>
		</Form>
	);
}

/** Says what is not in the cart, and leads there. */
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
