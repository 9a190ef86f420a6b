import type { TFunction } from 'i18next';
import { showToast } from '~/ui/toast-store';
import { watchBuilds } from './builds';
import { recoverLostChunks } from './lost-chunk';
import { watchConnection } from './watch-connection';

let watching = false;

/** Offers a reload for a new build, and handles removed chunks and links while offline. Once per document. */
export function watchUpdates(t: TFunction<'updates'>): void {
	if (watching) return;
	watching = true;
	const reload = (
		<button type="button" className="underline" onClick={() => window.location.reload()}>
			{t('reload')}
		</button>
	);
	watchBuilds(() => showToast([`${t('newBuild')} `, reload]));
	recoverLostChunks(() => showToast([`${t('lost')} `, reload]));
	watchConnection(() => showToast(t('offline')));
}
