import type { TFunction } from 'i18next';
import type { CookieEntry } from './cookies';

/** Names of an entry's cookies and storage keys. */
export function storedNames({ targetCookieIds, storage }: CookieEntry): string[] {
	return [...targetCookieIds, ...storage.map((key) => key.replace(/\.$/, ''))];
}

/** Retention period as a text. */
export function retentionText({ retention }: CookieEntry, t: TFunction<'cookies'>): string {
	if (retention === 'tab') return t('untilClosed');
	if (retention === 'always') return t('untilRemoved');
	return 'days' in retention
		? t('days', { count: retention.days })
		: t('minutes', { count: retention.minutes });
}
