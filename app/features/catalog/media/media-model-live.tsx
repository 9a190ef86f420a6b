import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ModelControls, type ModelMove } from './media-model-controls';
import { showModel, type Viewer } from './media-viewer.client';

export interface LiveModelProps {
	/** URL of a binary glTF file. */
	url: string;
	label: string;
	/** Whether it has loaded. */
	shown: boolean;
	onShown(): void;
	/** It cannot be loaded, or the browser has no WebGL. */
	onFailed(): void;
}

/** Degrees per key press. */
const TURN = 15;
const ZOOM = 1.25;

const MOVES: Record<ModelMove, (viewer: Viewer) => void> = {
	left: (viewer) => viewer.turn(-TURN, 0),
	right: (viewer) => viewer.turn(TURN, 0),
	up: (viewer) => viewer.turn(0, -TURN),
	down: (viewer) => viewer.turn(0, TURN),
	zoomIn: (viewer) => viewer.zoom(ZOOM),
	zoomOut: (viewer) => viewer.zoom(1 / ZOOM),
	reset: (viewer) => viewer.reset(),
};

const KEYS: Record<string, ModelMove> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down',
	'+': 'zoomIn',
	'-': 'zoomOut',
	'0': 'reset',
};

/** The interactive model above its preview, with controls below. */
export function LiveModel({ url, label, shown, onShown, onFailed }: LiveModelProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const viewer = useRef<Viewer>();
	const callbacks = useRef({ onShown, onFailed });
	callbacks.current = { onShown, onFailed };

	useEffect(() => {
		let isUnmounted = false;
		if (!canvas.current) return undefined;
		showModel(canvas.current, url).then(
			(ready) => {
				if (isUnmounted) {
					ready.dispose();
					return;
				}
				viewer.current = ready;
				callbacks.current.onShown();
			},
			() => {
				if (!isUnmounted) callbacks.current.onFailed();
			},
		);
		return () => {
			isUnmounted = true;
			viewer.current?.dispose();
		};
	}, [url]);

	const move = (to: ModelMove) => viewer.current && MOVES[to](viewer.current);
	const onKeyDown = (event: KeyboardEvent) => {
		const to = KEYS[event.key];
		if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		move(to);
	};
	return (
		<>
			<div className={`absolute inset-0 overflow-hidden bg-well pb-11 ${shown ? '' : 'invisible'}`}>
				<canvas ref={canvas} role="img" aria-label={label} className="size-full" />
			</div>
			{shown ? <ModelControls onMove={move} onKeyDown={onKeyDown} /> : null}
		</>
	);
}
