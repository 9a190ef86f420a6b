import type { TFunction } from 'i18next';
import type { CookieEntry } from './cookies';

/** Names of an entry's cookies and storage keys. */
export function storedNames({ targetCookieIds, storage }: CookieEntry): string {
	return [...targetCookieIds, ...storage.map((key) => key.replace(/\.$/, ''))].join(', ');
}

/** Retention period in words. */
export function retentionText({ kept }: CookieEntry, t: TFunction<'cookies'>): string {
	if (kept === 'tab') return t('untilClosed');
	if (kept === 'always') return t('untilRemoved');
	return 'days' in kept ? t('days', { count: kept.days }) : t('minutes', { count: kept.minutes });
}
