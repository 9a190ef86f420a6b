import { isRouteErrorResponse } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';

/** Status, texts and the way out of whatever a route threw. */
export function ErrorScreen({ error }: { error: unknown }) {
	const { t } = useTranslation('errors');
	const { to } = useLocale();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const statusMessage = isRouteErrorResponse(error) ? error.statusText : 'Internal Server Error';
	const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
	const kind = status === 404 ? 'notFound' : status === 503 ? 'unavailable' : undefined;
	return (
		<main id="content" className="mx-auto max-w-page px-5 py-24">
			<p className="font-mono">
				{status} {statusMessage}
			</p>
			<h1 className="mt-4 text-4xl font-bold">{kind ? t(`${kind}Title`) : t('title')}</h1>
			<p className="mt-4 max-w-measure">{kind ? t(`${kind}Description`) : t('description')}</p>
			{message && message !== statusMessage ? <p className="mt-2 font-mono">{message}</p> : null}
			<p className="mt-8 flex gap-4">
				{status === 503 ? <a href="">{t('retry')}</a> : null}
				<a href={to('/')}>{t('clear')}</a>
			</p>
		</main>
	);
}
