import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import {
	ChevronDownIcon,
	ChevronLeftIcon,
	ChevronRightIcon,
	CubeIcon,
	MinusIcon,
	PlusIcon,
} from '~/ui/icons';

export type ModelMove = 'left' | 'right' | 'up' | 'down' | 'zoomIn' | 'zoomOut' | 'reset';

export interface ModelControlsProps {
	onMove(move: ModelMove): void;
	/** For all buttons. */
	onKeyDown(event: KeyboardEvent): void;
}

/** Buttons to turn a model without dragging; the first one gets the focus. */
export function ModelControls({ onMove, onKeyDown }: ModelControlsProps) {
	const { t } = useTranslation('catalog');
	const first = useRef<HTMLButtonElement>(null);
	useEffect(() => first.current?.focus({ preventScroll: true }), []);
	const moves = [
		{ move: 'left', label: t('media.left'), icon: <ChevronLeftIcon /> },
		{ move: 'right', label: t('media.right'), icon: <ChevronRightIcon /> },
		{ move: 'up', label: t('media.up'), icon: <ChevronDownIcon className="rotate-180" /> },
		{ move: 'down', label: t('media.down'), icon: <ChevronDownIcon /> },
		{ move: 'zoomOut', label: t('pictures.zoomOut'), icon: <MinusIcon /> },
		{ move: 'zoomIn', label: t('pictures.zoomIn'), icon: <PlusIcon /> },
		{ move: 'reset', label: t('media.reset'), icon: <CubeIcon /> },
	] as const;
	return (
		<div className="absolute inset-x-0 bottom-0 flex justify-center">
			{moves.map(({ move, label, icon }, index) => (
				<button
					key={move}
					ref={index === 0 ? first : undefined}
					type="button"
					aria-label={label}
					className={buttonClass('quiet', 'icon')}
					onKeyDown={onKeyDown}
					onClick={() => onMove(move)}
				>
					{icon}
				</button>
			))}
		</div>
	);
}
