import {
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	type RefObject,
	useId,
	useMemo,
} from 'react';
import { useTranslation } from 'react-i18next';
import { chartOf, placesOf } from './map-charts';
import { percent } from './map-edge';
import { nearestPlace, placeAfterKey } from './map-keys';
import { utcTime } from './map-time';
import type { RegionKey, StationReport } from './weather-view';

/** Distance in pixels within which a mouse pointer selects an airport; touch gets a larger one. */
const HOVER_REACH = 28;
const TAP_REACH = 44;

export interface MapAirportsProps {
	region: RegionKey;
	stations: readonly StationReport[];
	sheet: RefObject<HTMLDivElement>;
	/** Index of the station whose report is open. */
	shown: number | undefined;
	/** `undefined` for a click beside all airports. */
	onChoose(station: number | undefined): void;
	/** Opens the report and moves the focus to it. */
	onRead(station: number): void;
	onPoint(station: number | undefined): void;
}

/** The airports as buttons on their LEDs, with a roving tabindex: one tab stop, arrow keys inside. */
export function MapAirports(props: MapAirportsProps) {
	const { region, stations, sheet, shown, onChoose, onRead, onPoint } = props;
	const { t } = useTranslation('weather');
	const { width, height } = chartOf(region);
	const places = useMemo(
		() =>
			placesOf(region).map(({ x, y }) => ({
				left: percent(x, width),
				top: percent(y, height),
			})),
		[region, width, height],
	);
	const names = useMemo(
		() =>
			stations.map(({ name, icao, category, raw, observedAt }) =>
				[
					name,
					icao,
					category ? category.toUpperCase() : t(raw ? 'map.dark' : 'map.none'),
					...(observedAt ? [`${utcTime(observedAt)} UTC`] : []),
				].join(', '),
			),
		[stations, t],
	);
	// Choosing an airport renders none of them.
	const buttons = useMemo(
		() =>
			stations.map(({ icao }, index) => (
				<button
					key={icao}
					type="button"
					tabIndex={index === 0 ? 0 : -1}
					style={places[index]}
					aria-label={names[index]}
					data-station={index}
				/>
			)),
		[stations, places, names],
	);
	const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
		if (event.pointerType !== 'mouse') return;
		onPoint(stationAt(event.currentTarget, region, event.clientX, event.clientY, HOVER_REACH));
	};
	const onClick = (event: MouseEvent<HTMLDivElement>) => {
		event.stopPropagation();
		// Pointers click the element below the buttons; keys click a button.
		const pressed = indexOf(event.target);
		if (pressed !== undefined) return onRead(pressed);
		onChoose(stationAt(event.currentTarget, region, event.clientX, event.clientY));
	};
	const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const from = indexOf(event.target);
		const next = from === undefined ? from : placeAfterKey(placesOf(region), from, event.key);
		if (next === undefined) return;
		event.preventDefault();
		event.currentTarget.querySelectorAll('button')[next]?.focus();
	};
	const keys = useId();
	const ring = shown === undefined ? undefined : places[shown];
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
		<div
			ref={sheet}
			className="map-airports"
			role="group"
			aria-label={t('map.airports', { region: t(`map.regions.${region}`) })}
			aria-describedby={keys}
			onPointerMove={onPointerMove}
			onPointerLeave={() => onPoint(undefined)}
			onClick={onClick}
			onFocus={({ currentTarget, target }) => {
				moveTabStop(currentTarget, target);
				onChoose(indexOf(target));
			}}
			onKeyDown={onKeyDown}
		>
			<p id={keys} className="sr-only">
				{t('map.keys')}
			</p>
			{ring ? <i className="map-ring" style={ring} /> : null}
			{buttons}
		</div>
	);
}

/**
 * Makes a button the group's tab stop. Not by React, which would set the attribute of the focused button among other
 * changes: the browser would compute the layout twice.
 */
function moveTabStop(sheet: Element, button: HTMLElement): void {
	for (const last of sheet.querySelectorAll<HTMLElement>('[tabindex="0"]')) last.tabIndex = -1;
	button.tabIndex = 0;
}

/** Index of the station whose button this is. */
function indexOf(target: EventTarget): number | undefined {
	const { station } = (target as HTMLElement).dataset;
	return station === undefined ? undefined : Number(station);
}

/** The airport nearest to a point of the viewport. */
export function stationAt(
	sheet: Element,
	region: RegionKey,
	clientX: number,
	clientY: number,
	reach = TAP_REACH,
): number | undefined {
	const box = sheet.getBoundingClientRect();
	const scale = chartOf(region).width / box.width;
	const point = { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
	return nearestPlace(placesOf(region), point, reach * scale);
}
