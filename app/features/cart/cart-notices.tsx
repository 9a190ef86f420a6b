import { useTranslation } from 'react-i18next';
import { AlertIcon } from '~/ui/icons';
import type { CartNotice } from './cart-view';

/** What the platform, or the shop's own rules, said of the last change; announced as it appears. */
export function CartNotices({ notices }: { notices: readonly CartNotice[] }) {
	const { t } = useTranslation('cart');
	return (
		<div role="status">
			{notices.map(({ kind, code, message }) => (
				<p
					key={`${code}-${message}`}
					className={`mb-4 flex gap-3 border-l-2 bg-surface p-3 text-sm ${kind === 'error' ? 'border-danger text-danger' : 'border-warning text-warning'}`}
				>
					<AlertIcon className="size-5 shrink-0" />
					{message || t('notices.UNAVAILABLE')}
				</p>
			))}
		</div>
	);
}
