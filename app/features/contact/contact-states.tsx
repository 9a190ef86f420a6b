import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Notice } from '~/ui/notice';

/** The message is on its way. */
export function ContactSent() {
	const { t } = useTranslation('contact');
	const { to } = useLocale();
	const heading = useRef<HTMLHeadingElement>(null);
	// The form that had the focus is gone.
	useEffect(() => heading.current?.focus(), []);
	return (
		<section
			className="mt-10 border border-line border-t-ink bg-surface p-6"
			aria-labelledby="sent"
		>
			<h2 ref={heading} id="sent" tabIndex={-1} className="text-2xl">
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

/** There is nothing that could carry a message: the address of the imprint stands in. */
export function ContactUnavailable({ email }: { email: string }) {
	const { t } = useTranslation('contact');
	return (
		<div className="mt-10">
			<Notice tone="warning">
				{t('unavailable')}{' '}
				<a href={`mailto:${email}`} className="text-link">
					{email}
				</a>
			</Notice>
		</div>
	);
}
