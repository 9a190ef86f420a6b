import type { CustomTypeOptions, i18n } from 'i18next';

type Resources = CustomTypeOptions['resources'];

/** One small chunk for each language and namespace, loaded by what opens later. */
const files = import.meta.glob<object>('/locales/*/{cookies,market,stock}.json', {
	import: 'default',
});

/**
 * Loads the texts of a part that any page may open, such as a dialog; at once where they are there already.
 * Rejects where they cannot be loaded: the part is then not opened.
 */
export async function loadMessages(i18n: i18n, namespace: keyof Resources): Promise<void> {
	if (i18n.hasResourceBundle(i18n.language, namespace)) return;
	const load = files[`/locales/${i18n.language}/${namespace}.json`];
	if (!load) throw new Error(`Failed loading locale: ${namespace}`);
	i18n.addResourceBundle(i18n.language, namespace, await load());
}
