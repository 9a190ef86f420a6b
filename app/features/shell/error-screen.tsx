import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { ButtonLink } from '~/ui/button';
import { errorFacts } from './error-facts';

/** Status, texts and the way out of whatever a route threw. */
export function ErrorScreen({ error }: { error: unknown }) {
	const { t } = useTranslation('errors');
	const { to } = useLocale();
	const { status, statusMessage, message } = errorFacts(error);
	useEffect(() => {
		// A boundary keeps its error to itself. What was thrown by the server has no stack here, and is told there.
		if (error instanceof Error && error.stack) reportError(error);
	}, [error]);
	const kind = status === 404 ? 'notFound' : status === 503 ? 'unavailable' : undefined;
	return (
		<section className="contours overflow-hidden">
			<UnlitLed />
			<div className="page-width grid min-h-[max(32rem,75svh)] content-center gap-x-10 py-16 md:grid-cols-12">
				<div className="md:col-span-9 lg:col-span-7">
					<p className="font-mono text-muted">
						{status} {statusMessage}
					</p>
					<h1 className="mt-5 text-5xl">{kind ? t(`${kind}Title`) : t('title')}</h1>
					<p className="mt-6 max-w-measure text-lg">
						{kind
							? t(`${kind}Description`)
							: t(status === 405 ? 'methodNotAllowed' : 'description')}
					</p>
					{message ? (
						<p className="mt-6 border-edge border-l-2 pl-4 font-mono text-muted text-sm [overflow-wrap:anywhere]">
							{message}
						</p>
					) : null}
					<p className="mt-10 flex flex-wrap gap-3">
						{status === 503 ? (
							<ButtonLink href="" variant="primary">
								{t('retry')}
							</ButtonLink>
						) : null}
						{/* A whole new page: what failed is left behind with all its state. */}
						<ButtonLink href={to('/')} variant={status === 503 ? 'secondary' : 'primary'}>
							{t('clear')}
						</ButtonLink>
					</p>
				</div>
			</div>
		</section>
	);
}

/** An airport on the map that sends no report, drawn large. */
function UnlitLed() {
	return (
		<svg
			viewBox="0 0 24 24"
			className="absolute inset-y-0 right-0 -z-1 hidden h-full text-edge xl:block"
			fill="none"
			stroke="currentColor"
			strokeWidth=".05"
			aria-hidden="true"
		>
			<circle cx="12" cy="12" r="3" strokeDasharray=".6 .4" />
			<circle cx="12" cy="12" r="7" />
			<circle cx="12" cy="12" r="7.4" strokeWidth=".6" strokeDasharray=".05 1.2416" />
			<path d="M12 2v5M12 17v5M2 12h5M17 12h5" />
		</svg>
	);
}
