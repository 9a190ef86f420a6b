import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useIsSubmitting } from '~/lib/use-is-submitting';
import { Button, buttonClass } from '~/ui/button';

/** Save button, and a link back to the overview. */
export function FormActions() {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const busy = useIsSubmitting();
	return (
		<div className="btn-row mt-2 max-sm:*:flex-1">
			<Button type="submit" variant="primary" busy={busy}>
				{t('form.save')}
			</Button>
			<Link to={to('/account')} className={buttonClass()}>
				{t('form.cancel')}
			</Link>
		</div>
	);
}
