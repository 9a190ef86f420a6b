import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { AuthScreen } from './auth-screen';

/** What somebody sees who came without the button, or whose token the platform did not end. */
export function LogoutPage({ state }: { state: 'failed' | 'leaving' | undefined }) {
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
		<AuthScreen title={t('logout.title')} intro={t('logout.intro')}>
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
