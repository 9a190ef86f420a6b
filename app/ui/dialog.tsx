import { Description, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { CloseIcon } from './icons';
import { useUiLabels } from './labels';
import { ModalDialog } from './modal-dialog';

/** `full` fills the window, e.g. a lightbox. */
export type ModalSize = 'normal' | 'wide' | 'full';

export interface ModalProps {
	open: boolean;
	onClose(): void;
	title: string;
	/** Text that screen readers read with the title when the dialog opens. */
	description?: string;
	size?: ModalSize;
	/** If false, only its content can close it; clicks outside and Escape call `onPreventedClose`. */
	dismissible?: boolean;
	onPreventedClose?(): void;
	/** Buttons, always visible below the content. */
	footer?: ReactNode;
	children: ReactNode;
}

const SIZES: Record<ModalSize, string> = {
	normal: 'max-h-[min(96svh,44rem)] max-w-lg rounded-t-lg border sm:rounded-lg',
	wide: 'max-h-[min(96svh,52rem)] max-w-3xl rounded-t-lg border sm:rounded-lg',
	full: 'h-full',
};

/**
 * A modal dialog; on phones at the lower edge. Traps the focus and returns it.
 * To be imported lazily: it includes Headless UI.
 */
export function Modal({
	open,
	onClose,
	title,
	description,
	size = 'normal',
	dismissible = true,
	onPreventedClose,
	footer,
	children,
}: ModalProps) {
	const labels = useUiLabels();
	const close = () => (dismissible ? onClose() : onPreventedClose?.());
	return (
		<ModalDialog open={open} onClose={close}>
			<div
				className={`fixed inset-0 flex items-end justify-center sm:items-center ${size === 'full' ? '' : 'sm:px-6'}`}
			>
				<DialogPanel
					transition
					className={`flex w-full flex-col overflow-y-auto overscroll-contain border-edge bg-paper shadow-overlay transition duration-200 ease-out data-closed:translate-y-6 data-closed:opacity-0 tall:overflow-hidden ${SIZES[size]}`}
				>
					<div className="flex items-start justify-between gap-4 border-line border-b py-3 pr-3 pl-6">
						<div className="py-2">
							<DialogTitle className="font-bold text-xl">{title}</DialogTitle>
							{description ? (
								<Description className="mt-1 text-muted">{description}</Description>
							) : null}
						</div>
						{dismissible ? (
							<Button variant="quiet" shape="icon" aria-label={labels.close} onClick={onClose}>
								<CloseIcon />
							</Button>
						) : null}
					</div>
					<div
						className={`grow tall:min-h-0 tall:flex-1 tall:overflow-y-auto tall:overscroll-contain ${size === 'full' ? '' : 'px-6 py-5'}`}
					>
						{children}
					</div>
					{footer ? (
						<div className="flex flex-wrap gap-3 border-line border-t bg-surface px-6 py-4 max-sm:*:flex-1">
							{footer}
						</div>
					) : null}
				</DialogPanel>
			</div>
		</ModalDialog>
	);
}
