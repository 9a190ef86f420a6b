import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { AuthLink } from './auth-link';
import { AuthScreen } from './auth-screen';

/** Shown if the page was opened without the button, or if the platform did not revoke the token. */
export function LogoutPage({
	state,
	signedIn,
}: {
	state: 'failed' | 'leaving' | undefined;
	signedIn: boolean;
}) {
	const { t } = useTranslation('auth');
	const { to } = useLocale();
	if (state === 'leaving') {
		return (
			<AuthScreen title={t('logout.title')}>
				<p role="status">{t('logout.leaving')}</p>
			</AuthScreen>
		);
	}
	return (
		<AuthScreen
			title={t('logout.title')}
			intro={t('logout.intro')}
			footer={
				<p>
					{signedIn ? (
						<AuthLink to="/account">{t('logout.stay')}</AuthLink>
					) : (
						<AuthLink to="/auth/login">{t('toLogin')}</AuthLink>
					)}
				</p>
			}
		>
			{state === 'failed' ? (
				<div role="alert" className="mb-5">
					<Notice tone="danger">{t('logout.failed')}</Notice>
				</div>
			) : null}
			<Form method="post" action={to('/auth/logout')}>
				<Button type="submit" variant="primary" shape="wide">
					{t('logout.submit')}
				</Button>
			</Form>
		</AuthScreen>
	);
}
