import { DialogPanel, DialogTitle } from '@headlessui/react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button';
import { CloseIcon } from './icons';
import { useUiLabels } from './labels';
import { ModalDialog } from './modal-dialog';

/** Maximum height, as a share of the viewport. */
const DRAWER_MAX_HEIGHT = '96%';

export interface DrawerProps {
	open: boolean;
	onClose(): void;
	title: string;
	side?: 'left' | 'right';
	/** If false, clicks outside and Escape call `onPreventedClose` instead. */
	dismissible?: boolean;
	onPreventedClose?(): void;
	/** Content that is always visible at the bottom; in low windows it scrolls with the rest. */
	footer?: ReactNode;
	/** Content that is always visible at the end. */
	action?: ReactNode;
	children: ReactNode;
}

const SIDES = {
	left: 'left-[2%] data-closed:-translate-x-[110%]',
	right: 'right-[2%] data-closed:translate-x-[110%]',
};

/**
 * A panel that slides in from a side. Traps the focus and returns it.
 * To be imported lazily: it includes Headless UI.
 */
export function Drawer({
	open,
	onClose,
	title,
	side = 'right',
	dismissible = true,
	onPreventedClose,
	footer,
	action,
	children,
}: DrawerProps) {
	const labels = useUiLabels();
	const heading = useRef<HTMLHeadingElement>(null);
	const close = () => (dismissible ? onClose() : onPreventedClose?.());
	return (
		<ModalDialog open={open} onClose={close} initialFocus={heading}>
			<DialogPanel
				transition
				style={{ maxHeight: DRAWER_MAX_HEIGHT }}
				className={`fixed top-[2%] flex h-full w-[min(28rem,96%)] flex-col overflow-hidden rounded-lg border border-edge bg-paper shadow-overlay transition-transform duration-200 ease-out ${SIDES[side]}`}
			>
				<div className="scroll-shadow flex min-h-0 grow flex-col overflow-y-auto overscroll-contain tall:contents">
					<div className="flex items-center justify-between gap-4 border-line border-b py-3 pr-3 pl-6">
						{/* Focused first: with the focus on the dialog, screen readers read all of its content at once. */}
						<DialogTitle ref={heading} tabIndex={-1} className="font-bold text-xl">
							{title}
						</DialogTitle>
						<Button variant="quiet" shape="icon" aria-label={labels.close} onClick={onClose}>
							<CloseIcon />
						</Button>
					</div>
					<div className="scroll-shadow grow px-6 py-5 tall:min-h-0 tall:flex-1 tall:overflow-y-auto tall:overscroll-contain">
						{children}
					</div>
					{footer ? (
						<div
							className={`border-line border-t bg-surface px-6 pt-4 sm:pt-5 ${action ? '' : 'pb-4 sm:pb-5'}`}
						>
							{footer}
						</div>
					) : null}
				</div>
				{action ? <div className="bg-surface px-6 py-4 sm:pb-5">{action}</div> : null}
			</DialogPanel>
		</ModalDialog>
	);
}
