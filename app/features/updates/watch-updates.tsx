import type { TFunction } from 'i18next';
import { showToast } from '~/ui/toast-store';
import { watchBuilds } from './builds';
import { recoverLostChunks } from './lost-chunk';

let watching = false;

/** Offers a new build to the visitor, and recovers a page whose files it has replaced; once a document. */
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
