import { Link, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button, buttonClass } from '~/ui/button';
import { Notice } from '~/ui/notice';

/** A problem of the whole form; screen readers announce it. */
export function FormProblem({ children }: { children: string | undefined }) {
	if (!children) return null;
	return (
		<div role="alert" tabIndex={-1} className="mb-6">
			<Notice tone="danger">{children}</Notice>
		</div>
	);
}

/** Save button, and a link back to the overview. */
export function FormActions() {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const busy = useNavigation().formMethod === 'POST';
	return (
		<div className="mt-8 flex flex-wrap gap-3">
			<Button type="submit" variant="primary" busy={busy}>
				{t('form.save')}
			</Button>
			<Link to={to('/account')} className={buttonClass()}>
				{t('form.cancel')}
			</Link>
		</div>
	);
}
