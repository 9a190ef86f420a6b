import type { i18n } from 'i18next';
import { setOpen } from '~/features/shell/open-flags';
import { loadMessages } from '~/i18n/deferred-messages';
import { withStyles } from '~/lib/deferred-styles';

/** Loads the dialog with its styles and texts, and opens it. Rejects if one of them cannot be loaded. */
export async function openStock(i18n: i18n) {
	const [{ StockModal }] = await Promise.all([
		withStyles(() => import('./stock-modal')),
		loadMessages(i18n, 'stock'),
	]);
	setOpen('backInStockModal', true);
	return StockModal;
}
