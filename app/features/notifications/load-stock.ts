import type { i18n } from 'i18next';
import { loadMessages } from '~/i18n/deferred-messages';
import { withStyles } from '~/lib/deferred-styles';

/** Loads the dialog with its styles and texts. Rejects if one of them cannot be loaded. */
export async function loadStock(i18n: i18n) {
	const [modal] = await Promise.all([
		withStyles(() => import('./stock-request-modal')),
		loadMessages(i18n, 'stock'),
	]);
	return modal;
}
