import type { TFunction } from 'i18next';
import type { CookieEntry } from './cookies';

/** What an entry keeps in the browser, by name: cookies as they are, storage with what its keys begin with. */
export function storedNames({ targetCookieIds, storage }: CookieEntry): string {
	return [...targetCookieIds, ...storage.map((key) => key.replace(/\.$/, ''))].join(', ');
}

/** For how long, in words. */
export function retentionText({ kept }: CookieEntry, t: TFunction<'cookies'>): string {
	if (kept === 'tab') return t('untilClosed');
	if (kept === 'always') return t('untilRemoved');
	return 'days' in kept ? t('days', { count: kept.days }) : t('minutes', { count: kept.minutes });
}
