import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { localeCodes, locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { withoutCampaign } from '~/lib/campaign-parameters';

/** Opens the same page in another language; works without JavaScript. */
export function LanguageSelect() {
	const { t } = useTranslation('shell');
	const { locale, path } = useLocale();
	const { search } = useLocation();
	return (
		<form method="post" action="/api/locale">
			<input
				type="hidden"
				name="path"
				value={`${path}${withoutCampaign(search)}`}
				// A cached page was rendered without the parameters that it does not read.
				suppressHydrationWarning
			/>
			<input type="hidden" name="from" value={locale} />
			<fieldset>
				<legend className="eyebrow mb-2">{t('language')}</legend>
				<div className="segments">
					{localeCodes.map((code) => (
						<button
							key={code}
							type="submit"
							name="locale"
							value={code}
							lang={code}
							aria-current={code === locale ? 'true' : undefined}
							className="segment forced-highlight"
						>
							<span aria-hidden="true">{locales[code].flag}</span>
							{locales[code].name}
						</button>
					))}
				</div>
			</fieldset>
		</form>
	);
}
