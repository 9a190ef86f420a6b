import type { TFunction } from 'i18next';
import { showToast } from '~/ui/toast-store';
import { watchBuilds } from './builds';
import { recoverLostChunks } from './lost-chunk';

let watching = false;

/** Offers a reload for a new build, and handles removed chunks. Once per document. */
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
}
