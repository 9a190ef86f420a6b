import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { ButtonLink } from '~/ui/button';
import { errorFacts } from './error-facts';

/** Status, texts and the way out of whatever a route threw. */
export function ErrorScreen({ error }: { error: unknown }) {
	const { t } = useTranslation('errors');
	const { to } = useLocale();
	const { status, statusMessage, message } = errorFacts(error);
	const kind = status === 404 ? 'notFound' : status === 503 ? 'unavailable' : undefined;
	return (
		<section className="contours">
			<div className="page-width grid min-h-[max(32rem,70svh)] content-center gap-x-8 gap-y-10 py-16 md:grid-cols-12">
				<div className="md:col-span-8 lg:col-span-7">
					<p className="flex items-center gap-3 font-mono text-muted">
						<UnlitLed />
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

/** An airport on the map that sends no report. */
function UnlitLed() {
	return (
		<svg
			viewBox="0 0 24 24"
			className="size-6"
			fill="none"
			stroke="currentColor"
			aria-hidden="true"
		>
			<circle cx="12" cy="12" r="6.5" strokeWidth="1.75" strokeDasharray="3 2.1" />
			<path d="M12 1v4.5M12 18.5V23M1 12h4.5M18.5 12H23" strokeWidth="1.75" />
		</svg>
	);
}
