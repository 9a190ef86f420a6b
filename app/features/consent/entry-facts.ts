import type { TFunction } from 'i18next';
import type { CookieEntry } from './cookies';

/** What an entry keeps in the browser, by name: cookies as they are, storage with what its keys begin with. */
export function keptNames({ targetCookieIds, storage }: CookieEntry): string {
	return [...targetCookieIds, ...storage.map((key) => key.replace(/\.$/, ''))].join(', ');
}

/** For how long, in words. */
export function keptFor({ days }: CookieEntry, t: TFunction<'cookies'>): string {
	if (days === 'tab') return t('untilClosed');
	return days === 'always' ? t('untilRemoved') : t('days', { count: days });
}
