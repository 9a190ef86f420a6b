import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '~/ui/icons';
import type { CartNotice } from './cart-view';

export interface CartNoticesProps {
	notices: readonly CartNotice[];
	/** Changes with each response, so that screen readers announce the same message again. */
	responses: number;
}

/** Messages about the last change: in a live region, or focused where the page is the response to a form. */
export function CartNotices({ notices, responses }: CartNoticesProps) {
	const id = useId();
	const posted = notices.filter((notice) => notice.posted);
	const live = notices.filter((notice) => !notice.posted);
	return (
		<>
			{posted.length > 0 ? (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
				// biome-ignore lint/a11y/noAutofocus: the page is the response to a form
				<div role="group" tabIndex={-1} autoFocus aria-labelledby={id}>
					<div id={id}>
						<NoticeTexts notices={posted} responses={responses} />
					</div>
				</div>
			) : null}
			<div role="status">
				<NoticeTexts notices={live} responses={responses} />
			</div>
		</>
	);
}

function NoticeTexts({ notices, responses }: CartNoticesProps) {
	const { t } = useTranslation('cart');
	return notices.map(({ kind, code, message }) => (
		<p
			key={`${responses}-${code}-${message}`}
			className={`my-3 flex gap-3 border-l-2 bg-surface p-3 text-sm ${kind === 'error' ? 'border-danger text-danger' : 'border-warning text-warning'}`}
		>
			<AlertIcon className="size-5 shrink-0" />
			{message || t('notices.UNAVAILABLE')}
		</p>
	));
}

/** Distributes notices: about a discount code to its field, about a line to the line, all others to the top. */
export function sortNotices(notices: readonly CartNotice[], shownLines: readonly { id: string }[]) {
	const shown = new Set(shownLines.map(({ id }) => id));
	const isOfCode = ({ code, typed }: CartNotice) =>
		typed !== undefined || code.startsWith('DISCOUNT_') || code === 'EMPTY_CODE';
	const isOfGift = ({ code }: CartNotice) => code.startsWith('GIFT_NOTE_');
	const isOfLine = ({ lineId }: CartNotice) => lineId !== undefined && shown.has(lineId);
	return {
		ofCode: notices.filter(isOfCode),
		ofLine: (id: string) => notices.filter((notice) => notice.lineId === id && !isOfCode(notice)),
		ofGift: notices.filter(isOfGift),
		rest: notices.filter((notice) => !isOfCode(notice) && !isOfGift(notice) && !isOfLine(notice)),
	};
}
