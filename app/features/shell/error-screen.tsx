import isNetworkError from 'is-network-error';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { ButtonLink } from '~/ui/button';
import { EmptyFrame } from '~/ui/empty-frame';
import { errorFacts, isNamedStatus } from './error-facts';

/** The error page: status, message, and links to other pages. */
export function ErrorScreen({ error }: { error: unknown }) {
	const { t } = useTranslation('errors');
	const { to } = useLocale();
	const { status, statusMessage, message } = errorFacts(error);
	useEffect(() => {
		// Error boundaries catch errors, so nothing else reports them. The server reports its own, which have no stack here.
		if (error instanceof Error && error.stack) reportError(error);
	}, [error]);
	return (
		<section className="contours">
			<div className="page-width grid min-h-[max(32rem,75svh)] content-center gap-x-10 py-16 md:grid-cols-12">
				<div className="md:col-span-9 lg:col-span-7">
					<p className="font-mono text-muted">
						{status} {isNamedStatus(status) ? t(`status.${status}`) : statusMessage}
					</p>
					<h1 className="mt-5 text-5xl">{t(status === 404 ? 'notFoundTitle' : 'title')}</h1>
					<p className="mt-6 max-w-measure text-lg">{t(descriptionOf(status))}</p>
					{status === 503 ? (
						<p className="mt-3 max-w-measure text-lg">
							{t(isNetworkError(error) ? 'connectionLost' : 'unavailable')}
						</p>
					) : null}
					{message ? (
						// In English only, as specified.
						<p
							lang="en"
							className="mt-6 border-edge border-l-2 pl-4 font-mono text-muted text-sm [overflow-wrap:anywhere]"
						>
							{message}
						</p>
					) : null}
					<p className="mt-10 btn-row">
						{status === 503 ? (
							<ButtonLink href="" variant="primary">
								{t('retry')}
							</ButtonLink>
						) : null}
						{/* A full page load: drops all state of the failed page. */}
						<ButtonLink href={to('/')} variant={status === 503 ? 'secondary' : 'primary'}>
							{t('clear')}
						</ButtonLink>
						{status === 404 ? <ButtonLink href={to('/search')}>{t('search')}</ButtonLink> : null}
					</p>
				</div>
				<EmptyFrame className="hidden aspect-5/4 self-center lg:col-span-5 lg:block" />
			</div>
		</section>
	);
}

/** The specified description says "try again later", which does not help for 404 and 405. */
function descriptionOf(status: number) {
	if (status === 404) return 'notFoundDescription';
	return status === 405 ? 'methodNotAllowed' : 'description';
}
