import { DialogPanel, DialogTitle } from '@headlessui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '~/ui/modal-dialog';
import { setOpen, useOpen } from '~/ui/open-flags';
import { SearchBox } from './search-box';

/** One search may lead to another on the same page. */
const currentPage = () => location.href;

/** The search in a sheet at the top of the window, where an on-screen keyboard does not cover it. */
export function SearchOverlay() {
	const { t } = useTranslation('search');
	const open = useOpen('searchMenu');
	const field = useRef<HTMLInputElement>(null);
	const close = () => setOpen('searchMenu', false);
	return (
		<ModalDialog open={open} onClose={close} page={currentPage} initialFocus={field}>
			<DialogPanel
				transition
				className="fixed inset-x-0 top-0 flex max-h-dvh flex-col overflow-y-auto overscroll-contain bg-paper shadow-overlay transition-transform duration-200 ease-out data-closed:-translate-y-full tall:overflow-hidden"
			>
				<DialogTitle className="sr-only">{t('title')}</DialogTitle>
				<SearchBox field={field} onClose={close} />
			</DialogPanel>
		</ModalDialog>
	);
}
