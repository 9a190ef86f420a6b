import type { i18n } from 'i18next';
import { loadDialog } from '~/i18n/deferred-messages';

/** Its own file, loaded on first use: product pages need not list the files of the dialog. */
export function loadStockRequestModal(i18n: i18n) {
	return loadDialog(i18n, 'stock', () => import('./stock-request-modal'));
}
