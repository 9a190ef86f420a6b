import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UiLabels } from '~/ui/labels';

/** Labels of the controls in the page's language. */
export function usePageLabels(): UiLabels {
	const { t } = useTranslation('common');
	return useMemo(
		() => ({
			close: t('close'),
			dismiss: t('dismiss'),
			increase: t('increase'),
			decrease: t('decrease'),
			notifications: t('notifications'),
			reload: t('reload'),
			optional: t('optional'),
			showPassword: t('showPassword'),
			hidePassword: t('hidePassword'),
			searchOptions: t('select.search'),
			noOptions: t('select.noData'),
			checkForm: t('checkForm'),
			failedTitle: (title) => t('failedTitle', { title }),
			noMatch: (term) => t('select.noMatch', { term }),
			createOption: (label) => t('select.create', { label }),
		}),
		[t],
	);
}
