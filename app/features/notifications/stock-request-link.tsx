import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { isPlainClick } from '~/lib/links';
import { buttonClass } from '~/ui/button';
import { openFrom, setOpen, useOpen } from '~/ui/open-flags';
import { useDeferredImport } from '~/ui/use-deferred-import';

/**
 * Link from a sold-out variant to its notification form. With JavaScript it opens a dialog, whose code is loaded on
 * first use; if that fails the link is followed.
 *
 * @param id integer of the variant's id
 */
export function StockRequestLink({ id }: { id: string }) {
	const { t, i18n } = useTranslation('catalog');
	const { to } = useLocale();
	const path = to(`/stock?variant=${id}`);
	const load = async () => (await import('./load-stock-request-modal')).loadStockRequestModal(i18n);
	const modal = useDeferredImport(useOpen('backInStockModal'), load, () => {
		setOpen('backInStockModal', false);
		location.assign(path);
	});
	// Close it after another variant was chosen, or after a navigation.
	useEffect(() => () => setOpen('backInStockModal', false), []);
	const show = (event: MouseEvent<HTMLAnchorElement>) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		openFrom(event, 'backInStockModal');
	};
	return (
		<>
			<a href={path} rel="nofollow" className={buttonClass('primary', 'wide')} onClick={show}>
				{t('stock.notify')}
			</a>
			{modal ? <modal.StockRequestModal id={id} /> : null}
		</>
	);
}
