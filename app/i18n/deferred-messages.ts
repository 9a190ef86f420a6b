import type { CustomTypeOptions, i18n } from 'i18next';
import { withStyles } from '~/lib/deferred-styles';

type Resources = CustomTypeOptions['resources'];

/** One small chunk per language and namespace. */
const files = import.meta.glob<object>('/locales/*/{cookies,market,stock}.json', {
	import: 'default',
});

/** Loads the messages of a dialog, unless they are there. Rejects on failure: the dialog is not opened then. */
export async function loadMessages(i18n: i18n, namespace: keyof Resources): Promise<void> {
	if (i18n.hasResourceBundle(i18n.language, namespace)) return;
	const load = files[`/locales/${i18n.language}/${namespace}.json`];
	if (!load) throw new Error(`Failed loading locale: ${namespace}`);
	i18n.addResourceBundle(i18n.language, namespace, await load());
}

/** Loads a dialog's module with its styles and messages. Rejects if one of them cannot be loaded. */
export async function loadDialog<Part>(
	i18n: i18n,
	namespace: keyof Resources,
	load: () => Promise<Part>,
): Promise<Part> {
	const [part] = await Promise.all([withStyles(load), loadMessages(i18n, namespace)]);
	return part;
}
