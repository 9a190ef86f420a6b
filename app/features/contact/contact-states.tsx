import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { MailNotice } from '~/ui/mail-notice';

/** Shown after the message was sent. */
export function ContactSent() {
	const { t } = useTranslation('contact');
	const { to } = useLocale();
	const heading = useRef<HTMLHeadingElement>(null);
	// The form that had the focus was removed.
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="mt-10 border border-line border-t-ink bg-surface p-6">
			{/* biome-ignore lint/a11y/noAutofocus: the page is the response to a form */}
			<h2 ref={heading} tabIndex={-1} autoFocus className="text-2xl">
				{t('sent.title')}
			</h2>
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
