import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { productPath } from '~/site';
import { Picture } from '~/ui/picture';
import type { OrderLineView } from './account-view';

/** All lines of an order, including products that are no longer in the catalogue. */
export function OrderLines({ lines }: { lines: OrderLineView[] }) {
	return (
		<ul className="mt-4 border-line border-t">
			{lines.map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and never change order
				<li key={index} className="border-line border-b py-4">
					<OrderLine line={line} />
				</li>
			))}
		</ul>
	);
}

function OrderLine({ line }: { line: OrderLineView }) {
	const { t } = useTranslation('account');
	const { to, locale } = useLocale();
	const { title, variantTitle, quantity, handle, variantId, picture, totalBeforeDiscounts } = line;
	return (
		<div className="grid grid-cols-[min(4rem,20vw)_1fr] gap-4">
			<div data-screen-only="">
				<Picture data={picture} alt="" aspectRatio="1/1" sizes="64px" className="print lit" />
			</div>
			<div className="flex min-w-0 flex-wrap justify-between gap-x-4 gap-y-1">
				<div className="min-w-[min(12ch,100%)] flex-1">
					<p className="font-bold [overflow-wrap:anywhere]">
						{handle ? (
							<Link
								to={to(productPath(handle, variantId))}
								className="-my-2 inline-block py-2 hover:underline"
							>
								{title}
							</Link>
						) : (
							title
						)}
					</p>
					{variantTitle ? <p className="text-muted text-sm">{variantTitle}</p> : null}
					<p className="text-sm">{t('order.quantity', { quantity })}</p>
					{handle ? null : <p className="text-muted text-sm">{t('order.gone')}</p>}
				</div>
				<p className="text-right tabular-nums">
					{totalBeforeDiscounts ? (
						<s className="mr-2 text-muted text-sm">
							<span className="sr-only">{t('order.beforeDiscount')} </span>
							{formatMoney(totalBeforeDiscounts, locale)}
						</s>
					) : null}
					{formatMoney(line.total, locale)}
				</p>
			</div>
		</div>
	);
}
