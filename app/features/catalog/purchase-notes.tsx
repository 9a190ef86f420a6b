import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import type { PurchaseTerms } from './product-view';

/** Shipping costs, withdrawal and the like, each linked to its page, and the accepted payments. */
export function PurchaseNotes({ notes, payments }: PurchaseTerms) {
	const { t } = useTranslation('catalog');
	const { to } = useLocale();
	// Gift cards have neither: no line without content.
	if (notes.length === 0 && payments.length === 0) return null;
	const row = 'flex flex-wrap gap-x-3 border-line border-b py-2';
	const name = 'w-[max(6rem,22%)] shrink-0 text-muted';
	// Where one value wraps below its name, all do.
	const value = 'min-w-0 grow basis-48';
	return (
		<dl className="mt-5 border-line border-t">
			{notes.map(({ label, lead, text, to: path }) => (
				<div key={label} className={row}>
					<dt className={name}>{label}</dt>
					<dd className={value}>
						{lead ? <p>{lead}</p> : null}
						<Link to={to(path)} className="text-link on-offer">
							{text}
						</Link>
					</dd>
				</div>
			))}
			{payments.length > 0 ? (
				<div className={row}>
					<dt className={name}>{t('terms.payment')}</dt>
					<dd className={`${value} flex flex-wrap gap-1.5`}>
						{payments.map((payment) => (
							<span
								key={payment}
								className="rounded-sm border border-line bg-surface px-1.5 text-xs leading-6"
							>
								{payment}
							</span>
						))}
					</dd>
				</div>
			) : null}
		</dl>
	);
}
