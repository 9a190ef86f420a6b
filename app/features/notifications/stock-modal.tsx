import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setOpen, useOpen } from '~/features/shell/open-flags';
import { useLocale } from '~/i18n/use-locale';
import { Modal } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { Spinner } from '~/ui/spinner';
import type { StockView } from './stock-form';
import { StockRequest } from './stock-request';

export interface StockModalProps {
	/** Integer of the variant's id. */
	id: string;
}

/** Longer than all retries of the server. */
const TIMEOUT_MS = 15_000;

const close = () => setOpen('backInStockModal', false);

/** The form in a dialog on the product page. Import this module dynamically only. */
export function StockModal({ id }: StockModalProps) {
	const { t } = useTranslation('stock');
	const { to } = useLocale();
	const open = useOpen('backInStockModal');
	const view = useView(open, to(`/api/stock?variant=${id}`));
	// Close after another variant was chosen, or after a navigation.
	useEffect(() => close, []);
	return (
		<Modal open={open} onClose={close} title={t('title')}>
			<div className="min-h-48">
				{view === undefined ? <Spinner className="mx-auto" /> : null}
				{view === null ? <Notice tone="warning">{t('unavailable')}</Notice> : null}
				{view ? <StockRequest view={view} /> : null}
			</div>
		</Modal>
	);
}

/** `undefined` while loading, `null` after a failure; loads again each time the dialog opens. */
function useView(open: boolean, address: string): StockView | null | undefined {
	const [view, setView] = useState<StockView | null>();
	useEffect(() => {
		if (!open) return undefined;
		let current = true;
		const show = (answer: StockView | null) => {
			if (current) setView(answer);
		};
		const controller = new AbortController();
		const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
		setView(undefined);
		fetch(address, { signal: controller.signal })
			.then(async (response) => show(response.ok ? await response.json() : null))
			.catch(() => show(null));
		return () => {
			current = false;
			clearTimeout(timer);
			controller.abort();
		};
	}, [open, address]);
	return view;
}
