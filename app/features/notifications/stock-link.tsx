import { type ComponentType, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { isPlainClick } from '~/lib/links';
import { buttonClass } from '~/ui/button';
import type { StockModalProps } from './stock-modal';

/**
 * Link from a sold-out variant to its notification form. With JavaScript it opens a dialog, whose code is loaded on
 * first use; if that fails the link is followed.
 *
 * @param id integer of the variant's id
 */
export function StockLink({ id }: { id: string }) {
	const { t, i18n } = useTranslation('catalog');
	const { to } = useLocale();
	const [Modal, setModal] = useState<ComponentType<StockModalProps>>();
	const show = (event: MouseEvent<HTMLAnchorElement>) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		const link = event.currentTarget;
		// Safari does not focus a clicked button; the dialog returns the focus to the active element.
		link.focus();
		import('./open-stock')
			.then(({ openStock }) => openStock(i18n))
			.then(
				(loaded) => setModal(() => loaded),
				() => location.assign(link.href),
			);
	};
	return (
		<>
			<a
				href={to(`/stock?variant=${id}`)}
				rel="nofollow"
				className={buttonClass('primary', 'wide')}
				onClick={show}
			>
				{t('stock.notify')}
			</a>
			{Modal ? <Modal id={id} /> : null}
		</>
	);
}
