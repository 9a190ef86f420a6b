import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Modal } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { setOpen, useOpen } from '~/ui/open-flags';
import { Spinner } from '~/ui/spinner';
import { useJsonWhileOpen } from '~/ui/use-json-while-open';
import type { StockRequestView } from './stock-request-form';
import { StockRequestFormView } from './stock-request-form-view';

export interface StockRequestModalProps {
	/** Integer of the variant's id. */
	id: string;
}

const close = () => setOpen('backInStockModal', false);

/** The form in a dialog on the product page. Import this module dynamically only. */
export function StockRequestModal({ id }: StockRequestModalProps) {
	const { t } = useTranslation('stock');
	const { to } = useLocale();
	const open = useOpen('backInStockModal');
	const view = useJsonWhileOpen<StockRequestView>(open, to(`/api/stock?variant=${id}`));
	return (
		<Modal open={open} onClose={close} title={t('title')}>
			<div className="min-h-48">
				{view === undefined ? <Spinner className="mx-auto" /> : null}
				{view === null ? <Notice tone="warning">{t('unavailable')}</Notice> : null}
				{view ? <StockRequestFormView view={view} /> : null}
			</div>
		</Modal>
	);
}
