import { useEffect, useRef } from 'react';
import { Button } from './button';
import { Modal } from './dialog';
import { ArrowUpIcon, ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from './icons';
import { Picture, type PictureData, type PictureProps } from './picture';
import { useZoom } from './use-zoom';

export interface LightboxLabels {
	previous: string;
	next: string;
	zoomIn: string;
	zoomOut: string;
	/** Labels of the buttons that move a zoomed picture. */
	left: string;
	right: string;
	up: string;
	down: string;
	/** The position begins at 1: “3 of 8”. */
	position(position: number, count: number): string;
}

export interface LightboxProps {
	open: boolean;
	onClose(): void;
	title: string;
	/** At least one picture. */
	pictures: readonly PictureData[];
	/** Index of the current picture. */
	index: number;
	onIndexChange(index: number): void;
	/** For pictures without alternative text. */
	fallbackAlt?: string;
	labels: LightboxLabels;
	/** How the page shows the current picture, so that this file is usually loaded already. */
	preview: Pick<PictureProps, 'aspectRatio' | 'sizes'>;
}

/** Factor of one click or key press. */
const ZOOM_STEP = 1.5;
const KEY_MOVE_PX = 80;
const PANS = [
	{ key: 'ArrowLeft', to: 'left', x: -1, y: 0, turn: '-rotate-90' },
	{ key: 'ArrowUp', to: 'up', x: 0, y: -1, turn: '' },
	{ key: 'ArrowDown', to: 'down', x: 0, y: 1, turn: 'rotate-180' },
	{ key: 'ArrowRight', to: 'right', x: 1, y: 0, turn: 'rotate-90' },
] as const;

type Pan = Pick<(typeof PANS)[number], 'x' | 'y'>;

/**
 * Full-window pictures, one at a time. Navigation, zoom and panning by buttons, keys (arrows, plus, minus, 0), wheel,
 * click and touch. To be imported lazily: it includes Headless UI.
 */
export function Lightbox({ open, onClose, title, ...slides }: LightboxProps) {
	return (
		<Modal open={open} onClose={onClose} title={title} size="full">
			<Slides {...slides} />
		</Modal>
	);
}

function Slides({
	pictures,
	index,
	onIndexChange,
	fallbackAlt = '',
	labels,
	preview,
}: Omit<LightboxProps, 'open' | 'onClose' | 'title'>) {
	const picture = pictures[index] ?? { url: '' };
	const count = pictures.length;
	const goTo = (next: number) => {
		zoom.showWhole();
		onIndexChange((next + count) % count);
	};
	const zoom = useZoom({
		picture: { width: picture.width ?? 0, height: picture.height ?? 0 },
		onSwipe: (step) => goTo(index + step),
	});
	const zoomed = zoom.scale > 1;
	const pan = ({ x, y }: Pan) => zoom.moveBy({ x: -x * KEY_MOVE_PX, y: -y * KEY_MOVE_PX });
	const zoomOut = useRef<HTMLDivElement>(null);
	// The focused button may be hidden when the zoom ends.
	useEffect(() => {
		const hasLostFocus = !zoomed && document.activeElement === document.body;
		if (hasLostFocus) zoomOut.current?.querySelector('button')?.focus();
	}, [zoomed]);
	useKeys((key) => {
		const arrow = PANS.find((each) => each.key === key);
		if (key === '+') zoom.zoomBy(ZOOM_STEP);
		else if (key === '-') zoom.zoomBy(1 / ZOOM_STEP);
		else if (key === '0') zoom.showWhole();
		else if (arrow && zoomed) pan(arrow);
		else if (arrow?.x) goTo(index + arrow.x);
		else return false;
		return true;
	});
	return (
		<div className="flex h-full min-h-80 flex-col">
			<div
				{...zoom.handlers}
				className={`relative min-h-0 flex-1 touch-none select-none overflow-hidden bg-well ${zoomed ? 'cursor-grab' : 'cursor-zoom-in'}`}
			>
				<div className="absolute inset-0 transition-transform" style={zoom.transform}>
					{/* Shown until the large picture is loaded. */}
					<Picture
						key={`preview ${picture.url}`}
						{...preview}
						data={picture}
						alt=""
						className="pointer-events-none absolute object-contain"
						style={{ height: '100%', aspectRatio: 'auto', filter: 'none' }}
					/>
					<Picture
						key={picture.url}
						data={picture}
						first
						fallbackAlt={fallbackAlt}
						sizes={zoomed ? '300vw' : '100vw'}
						className="pointer-events-none relative object-contain"
						style={{ height: '100%', aspectRatio: 'auto', filter: 'none' }}
					/>
				</div>
			</div>
			<div className="flex flex-wrap items-center justify-center gap-2 border-line border-t px-3 py-2">
				{count > 1 ? (
					<Step label={labels.previous} icon={ChevronLeftIcon} onClick={() => goTo(index - 1)} />
				) : null}
				<p aria-live="polite" aria-atomic="true" className="min-w-20 text-center tabular-nums">
					{labels.position(index + 1, count)}
					<span className="sr-only">: {picture.altText || fallbackAlt}</span>
				</p>
				{count > 1 ? (
					<Step label={labels.next} icon={ChevronRightIcon} onClick={() => goTo(index + 1)} />
				) : null}
				<div ref={zoomOut} className="flex gap-2">
					<Step
						label={labels.zoomOut}
						icon={MinusIcon}
						disabled={!zoomed}
						onClick={() => zoom.zoomBy(1 / ZOOM_STEP)}
					/>
					<Step label={labels.zoomIn} icon={PlusIcon} onClick={() => zoom.zoomBy(ZOOM_STEP)} />
				</div>
				{zoomed ? (
					<div className="flex gap-2">
						{PANS.map(({ to, turn, ...by }) => (
							<Step
								key={to}
								label={labels[to]}
								icon={ArrowUpIcon}
								turn={turn}
								onClick={() => pan(by)}
							/>
						))}
					</div>
				) : null}
			</div>
			{count > 1 ? (
				<Thumbnails pictures={pictures} index={index} goTo={goTo} position={labels.position} />
			) : null}
		</div>
	);
}

interface StepProps {
	label: string;
	icon: typeof PlusIcon;
	/** Class that rotates the icon. */
	turn?: string;
	/** A disabled button stays focusable. */
	disabled?: boolean;
	onClick(): void;
}

function Step({ label, icon: StepIcon, turn, disabled = false, onClick }: StepProps) {
	return (
		<Button
			variant="quiet"
			shape="icon"
			aria-label={label}
			aria-disabled={disabled || undefined}
			className={disabled ? 'text-muted' : undefined}
			onClick={onClick}
		>
			<StepIcon className={turn} />
		</Button>
	);
}

interface ThumbnailsProps {
	pictures: readonly PictureData[];
	index: number;
	goTo(index: number): void;
	position: LightboxLabels['position'];
}

/** Hidden in low windows, to leave space for the picture. */
function Thumbnails({ pictures, index, goTo, position }: ThumbnailsProps) {
	const current = useRef<HTMLButtonElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the current one
	useEffect(() => {
		current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	}, [index]);
	return (
		<ul className="hidden shrink-0 gap-2 overflow-x-auto border-line border-t p-3 tall:flex">
			{pictures.map((picture, at) => (
				<li key={picture.url} className="w-16 shrink-0">
					<button
						type="button"
						ref={at === index ? current : undefined}
						aria-label={position(at + 1, pictures.length)}
						aria-current={at === index ? 'true' : undefined}
						onClick={() => goTo(at)}
						// Browsers do not scroll to a partly visible button.
						onFocus={({ currentTarget }) =>
							currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
						}
						className="forced-highlight block w-full border border-transparent p-0.5 aria-[current]:border-ink"
					>
						<Picture data={picture} alt="" aspectRatio="1/1" sizes="64px" className="print" />
					</button>
				</li>
			))}
		</ul>
	);
}

/** Handles keys wherever the focus is, without modifiers; `act` returns whether it handled the key. */
function useKeys(act: (key: string) => boolean): void {
	const latest = useRef(act);
	latest.current = act;
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey) return;
			if (latest.current(event.key)) event.preventDefault();
		};
		window.addEventListener('keydown', onKeyDown);
		return () => window.removeEventListener('keydown', onKeyDown);
	}, []);
}
