import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
	between,
	fitted,
	type Point,
	type Size,
	shifted,
	swiped,
	type View,
	WHOLE,
	zoomed,
} from './lightbox-view';

/** Scale after a click or a double tap. */
const CLICK_ZOOM = 2.5;
/** A pointer that moves farther drags the picture. */
const MAX_CLICK_PX = 4;
/** One wheel step (100 pixels) zooms by a fifth. */
const WHEEL_ZOOM = 0.002;

export interface ZoomOptions {
	/** Size ratio of the picture; the frame's where unknown. */
	picture: Partial<Size>;
	/** Swipe over an unzoomed picture: 1 is next, -1 is previous. */
	onSwipe(step: 1 | -1): void;
}

/** Zoom by wheel, click, pinch and double tap; panning while zoomed, swiping while not. */
export function useZoom({ picture, onSwipe }: ZoomOptions) {
	const frame = useRef<HTMLDivElement>(null);
	const pointers = useRef(new Map<number, Point>()).current;
	const [view, setView] = useState<View>(WHOLE);
	const pressed = useRef<{ at: Point; isMouse: boolean }>();
	/** Start of a swipe and its distance; `undefined` while panning or zooming. */
	const [swipe, setSwipe] = useState<{ from: Point; by: Point }>();

	const change = (next: (view: View, picture: Size, frame: Size) => View) => {
		const box = frame.current?.getBoundingClientRect();
		if (!box) return;
		const { width, height } = picture;
		const size = width && height ? fitted({ width, height }, box) : box;
		setView((current) => next(current, size, box));
	};
	const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
		change((current, ...sizes) => zoomed(current, factor, at, ...sizes));
	const moveBy = (by: Point) => change((current, ...sizes) => shifted(current, by, ...sizes));

	const latest = useRef(zoomBy);
	latest.current = zoomBy;
	// React's wheel listener is passive: it cannot prevent the browser's own zoom.
	useEffect(() => {
		const element = frame.current;
		const onWheel = (event: WheelEvent) => {
			event.preventDefault();
			latest.current(Math.exp(-event.deltaY * WHEEL_ZOOM), fromMiddle(element, event));
		};
		element?.addEventListener('wheel', onWheel, { passive: false });
		return () => element?.removeEventListener('wheel', onWheel);
	}, []);

	const onPointerDown = (event: PointerEvent<HTMLElement>) => {
		if (event.button !== 0) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		const at = fromMiddle(frame.current, event);
		pointers.set(event.pointerId, at);
		pressed.current = { at, isMouse: event.pointerType === 'mouse' };
		const alone = pointers.size === 1 && view.scale === 1;
		setSwipe(alone ? { from: at, by: { x: 0, y: 0 } } : undefined);
	};
	const onPointerMove = (event: PointerEvent<HTMLElement>) => {
		const before = pointers.get(event.pointerId);
		if (!before) return;
		const at = fromMiddle(frame.current, event);
		pointers.set(event.pointerId, at);
		const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
		if (other) {
			const then = between(before, other);
			const now = between(at, other);
			moveBy({ x: now.x - then.x, y: now.y - then.y });
			if (then.distance > 0) zoomBy(now.distance / then.distance, now);
		} else if (swipe) {
			setSwipe({ ...swipe, by: { x: at.x - swipe.from.x, y: at.y - swipe.from.y } });
		} else {
			moveBy({ x: at.x - before.x, y: at.y - before.y });
		}
	};
	const onPointerUp = (event: PointerEvent<HTMLElement>) => {
		if (!pointers.delete(event.pointerId) || !swipe || !frame.current) return;
		const step =
			event.type === 'pointerup' && swiped(swipe.by, frame.current.getBoundingClientRect());
		setSwipe(undefined);
		if (step) onSwipe(step);
	};

	const toggle = (at: Point) => {
		if (view.scale > 1) setView(WHOLE);
		else zoomBy(CLICK_ZOOM, at);
	};

	return {
		scale: view.scale,
		/** Style of the picture, without a transition during a touch gesture. */
		transform: {
			transform: `translate(${view.x + (swipe?.by.x ?? 0)}px, ${view.y}px) scale(${view.scale})`,
			...(pointers.size > 0 && { transition: 'none' }),
		},
		zoomBy,
		moveBy,
		showWhole: () => setView(WHOLE),
		/** Props of the frame. */
		handlers: {
			ref: frame,
			onPointerDown,
			onPointerMove,
			onPointerUp,
			onPointerCancel: onPointerUp,
			onClick: (event: MouseEvent<HTMLElement>) => {
				const at = fromMiddle(frame.current, event);
				const press = pressed.current;
				const isClick = press?.isMouse && between(press.at, at).distance <= MAX_CLICK_PX;
				// Not the second click of a double click.
				if (isClick && event.detail < 2) toggle(at);
			},
			onDoubleClick: (event: MouseEvent<HTMLElement>) => {
				if (!pressed.current?.isMouse) toggle(fromMiddle(frame.current, event));
			},
		},
	};
}

function fromMiddle(
	frame: Element | null,
	{ clientX, clientY }: { clientX: number; clientY: number },
): Point {
	const box = frame?.getBoundingClientRect() ?? new DOMRect();
	return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}
