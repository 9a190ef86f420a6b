import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';
import { AuthForm } from './auth-form';
import type { AuthResult } from './auth-forms';
import { recoverForm } from './auth-forms';
import { AuthLink } from './auth-link';
import { AuthScreen } from './auth-screen';

export interface RecoverPageProps {
	result: AuthResult | undefined;
	formToken: string;
	/** The mail was requested. The page does not reveal whether the account exists. */
	sent: boolean;
}

export function RecoverPage({ result, formToken, sent }: RecoverPageProps) {
	const { t } = useTranslation('auth');
	const footer = (
		<p>
			<AuthLink to="/auth/login">{t('toLogin')}</AuthLink>
		</p>
	);
	if (sent) {
		return (
			<AuthScreen title={t('recover.sentTitle')} isFormResult footer={footer}>
				<div className="grid gap-4">
					<p>{t('recover.sent')}</p>
					<p className="text-muted">{t('recover.sentHint')}</p>
					<p>
						<AuthLink to="/auth/recover">{t('recover.again')}</AuthLink>
					</p>
				</div>
			</AuthScreen>
		);
	}
	return (
		<AuthScreen title={t('recover.title')} intro={t('recover.intro')} footer={footer}>
			<AuthForm
				schema={recoverForm}
				result={result}
				formToken={formToken}
				submit={t('recover.submit')}
			>
				{(field) => (
					<TextField
						{...field('email')}
						type="email"
						label={t('fields.email')}
						autoComplete="email"
						required
					/>
				)}
			</AuthForm>
		</AuthScreen>
	);
}
