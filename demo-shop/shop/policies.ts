import type { PolicyKind } from '../catalogue/types';
import type { PolicyRecord } from './content-index';
import type { LanguageCode } from './markets';
import { type Shop, shopId } from './shop';

/** `privacy-policy` for `privacyPolicy`. */
export function policyHandle(kind: PolicyKind): string {
	return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** URL of the platform's own page of a policy. */
export function policyUrl(shop: Shop, { data }: PolicyRecord, language: LanguageCode): string {
	return `${shop.origin}/${shopId}/policies/${data.id}.html?locale=${language.toLowerCase()}`;
}
