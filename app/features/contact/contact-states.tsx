import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { FocusedHeading } from '~/ui/focused-heading';
import { MailNotice } from '~/ui/mail-notice';

/** Shown after the message was sent. */
export function ContactSent() {
	const { t } = useTranslation('contact');
	const { to } = useLocale();
	return (
		<section className="mt-10 border border-line border-t-ink bg-surface p-6">
			<FocusedHeading>{t('sent.title')}</FocusedHeading>
			<p className="mt-3">{t('sent.text')}</p>
			<p className="mt-5">
				<Link to={to('/contact')} className="text-link">
					{t('sent.again')}
				</Link>
			</p>
		</section>
	);
}

/** Shown instead of the form if no message endpoint is configured: the e-mail address of the imprint. */
export function ContactUnavailable({ email }: { email: string }) {
	const { t } = useTranslation('contact');
	return (
		<div className="mt-10">
			<MailNotice tone="warning" text={t('unavailable')} email={email} />
		</div>
	);
}
