import { useMatches } from '@remix-run/react';
import { useTranslation } from 'react-i18next';

/** Adds the `messages` in the loader data of this page's routes to i18next, before they render. The server has all. */
export function useScreenMessages(): void {
	const { i18n } = useTranslation();
	const matches = useMatches();
	for (const { data } of matches) {
		for (const [namespace, texts] of Object.entries(messagesOf(data))) {
			if (i18n.hasResourceBundle(i18n.language, namespace)) continue;
			i18n.addResourceBundle(i18n.language, namespace, texts);
		}
	}
}

function messagesOf(data: unknown): object {
	const messages = data && typeof data === 'object' && 'messages' in data && data.messages;
	return messages || {};
}
