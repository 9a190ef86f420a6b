import { useTranslation } from 'react-i18next';
import { AlertIcon } from '~/ui/icons';
import type { CartNotice } from './cart-view';

export interface CartNoticesProps {
	notices: readonly CartNotice[];
	/** Changes with each answer, so that the same words are said again. */
	said: number;
}

/** What the platform, or the shop's own rules, said of the last change; announced as it appears. */
export function CartNotices({ notices, said }: CartNoticesProps) {
	const { t } = useTranslation('cart');
	return (
		<div role="status">
			{notices.map(({ kind, code, message }) => (
				<p
					key={`${said}-${code}-${message}`}
					className={`my-3 flex gap-3 border-l-2 bg-surface p-3 text-sm ${kind === 'error' ? 'border-danger text-danger' : 'border-warning text-warning'}`}
				>
					<AlertIcon className="size-5 shrink-0" />
					{message || t('notices.UNAVAILABLE')}
				</p>
			))}
		</div>
	);
}

/** Notices about a discount code stand at its field, those about a line at the line, the rest at the top. */
export function sortNotices(notices: readonly CartNotice[], shownLines: readonly { id: string }[]) {
	const shown = new Set(shownLines.map(({ id }) => id));
	const isOfCode = ({ code }: CartNotice) => code.startsWith('DISCOUNT_') || code === 'EMPTY_CODE';
	const isOfLine = ({ lineId }: CartNotice) => lineId !== undefined && shown.has(lineId);
	return {
		ofCode: notices.filter(isOfCode),
		ofLine: (id: string) => notices.filter((notice) => notice.lineId === id && !isOfCode(notice)),
		rest: notices.filter((notice) => !isOfCode(notice) && !isOfLine(notice)),
	};
}
