import { Fragment, type ReactNode } from 'react';
import { categoryShapes } from './category-mark';
import { type Chart, chartOf, type Place, placesOf } from './map-charts';
import { MapEdge, percent } from './map-edge';
import { countLeds, type LedCounts, type LightGroup, lightGroups } from './map-lights';
import { flightCategories, type WeatherMapView } from './weather-view';

export interface MapPictureProps {
	view: WeatherMapView;
	label: string;
	/** Prefix of the ids in the picture, unique on the page. */
	id: string;
	/** Whether the sheet hangs in its frame, which the LEDs light up. */
	framed?: boolean;
	/** Code that the mark of an airport shows: the sheet does not print it again. */
	marked?: string;
}

/**
 * A region's LEDs on its sheet, which is a background image. Each group's glow is a layer of its own: its opacity
 * changes without a repaint.
 */
export function MapPicture({ view, label, id, framed, marked }: MapPictureProps) {
	const chart = chartOf(view.region);
	const groups = lightGroups(view);
	const counts = countLeds(view.leds);
	const thunder = groups.find(({ motion }) => motion === 'thunder');
	const viewBox = `0 0 ${chart.width} ${chart.height}`;
	return (
		<>
			<MapEdge chart={chart} />
			{framed ? <Spill groups={groups} viewBox={viewBox} id={id} /> : null}
			{groups
				.filter(({ motion }) => motion !== 'dark')
				.map((group) => (
					<GlowLayer key={group.motion} group={group} viewBox={viewBox} id={id} kind="glow" />
				))}
			<svg className="map-lights" viewBox={viewBox} role="img" aria-label={label}>
				<Markers id={id} counts={counts} hasFlash={thunder !== undefined} />
				{([...flightCategories, 'dark'] as const)
					.filter((category) => counts[category] > 0)
					.map((category) => (
						<g key={category} style={{ marker: `url(#${id}-${category})` }}>
							{groups.map(({ motion, lit }) => (
								<Lights key={motion} id={`${id}-${motion}-${category}`} places={lit[category]} />
							))}
						</g>
					))}
			</svg>
			{thunder ? <GlowLayer group={thunder} viewBox={viewBox} id={id} kind="flash" /> : null}
			<Codes view={view} chart={chart} marked={marked} />
		</>
	);
}

/** LEDs of one look: markers on the corners of an invisible line. */
function Lights({ id, places }: { id: string; places: Place[] | undefined }) {
	if (!places) return null;
	return <polyline id={id} points={places.map(({ x, y }) => `${x} ${y}`).join(' ')} />;
}

interface GlowLayerProps {
	group: LightGroup;
	viewBox: string;
	id: string;
	kind: 'glow' | 'flash';
}

function GlowLayer({ group: { motion, lit }, viewBox, id, kind }: GlowLayerProps) {
	return (
		<svg
			className={kind === 'flash' ? 'map-flash' : `map-glow map-${motion}`}
			viewBox={viewBox}
			aria-hidden="true"
		>
			{Object.keys(lit).map((category) => (
				<use
					key={category}
					href={`#${id}-${motion}-${category}`}
					style={{ marker: `url(#${id}-${kind}${kind === 'glow' ? `-${category}` : ''})` }}
				/>
			))}
		</svg>
	);
}

/** What the LEDs light up around them: paper, frame and wall. */
function Spill({ groups, viewBox, id }: { groups: LightGroup[]; viewBox: string; id: string }) {
	return (
		<svg className="map-spill" viewBox={viewBox} aria-hidden="true">
			{groups.flatMap(({ motion, lit }) =>
				flightCategories
					.filter((category) => lit[category])
					.map((category) => (
						<use
							key={motion + category}
							href={`#${id}-${motion}-${category}`}
							style={{ marker: `url(#${id}-glow-${category})` }}
						/>
					)),
			)}
		</svg>
	);
}

interface MarkersProps {
	id: string;
	counts: LedCounts;
	hasFlash: boolean;
}

/** Marker shapes of the LEDs and their glow; the style sheet sets their size as a stroke width. */
function Markers({ id, counts, hasFlash }: MarkersProps) {
	const lit = flightCategories.filter((category) => counts[category] > 0);
	return (
		<defs>
			{lit.map((category) => (
				<Fragment key={category}>
					<Light id={`${id}-light-${category}`} className={`map-${category}`} />
					<Marker id={`${id}-glow-${category}`}>
						<circle cx="12" cy="12" r="12" fill={`url(#${id}-light-${category})`} />
					</Marker>
					<Marker id={`${id}-${category}`}>
						<path d={categoryShapes[category]} className={`map-led map-${category}`} />
					</Marker>
				</Fragment>
			))}
			{hasFlash ? (
				<>
					<Light id={`${id}-light-flash`} className="map-spark" />
					<Marker id={`${id}-flash`}>
						<circle cx="12" cy="12" r="12" fill={`url(#${id}-light-flash)`} />
						<circle cx="12" cy="12" r="5" className="map-spark" />
					</Marker>
				</>
			) : null}
			{counts.dark > 0 ? (
				<Marker id={`${id}-dark`}>
					<circle cx="12" cy="12" r="7" className="map-unlit" />
				</Marker>
			) : null}
		</defs>
	);
}

/** A radial gradient to transparent, in the colour of its class. */
function Light({ id, className }: { id: string; className: string }) {
	return (
		<radialGradient id={id} className={className}>
			<stop />
			<stop offset=".25" stopOpacity=".5" />
			<stop offset=".55" stopOpacity=".14" />
			<stop offset="1" stopOpacity="0" />
		</radialGradient>
	);
}

/** On a 24 × 24 grid, three stroke widths wide. */
function Marker({ id, children }: { id: string; children: ReactNode }) {
	return (
		<marker id={id} viewBox="0 0 24 24" refX="12" refY="12">
			{children}
		</marker>
	);
}

/** The printed codes of some airports. */
function Codes({
	view,
	chart,
	marked,
}: {
	view: WeatherMapView;
	chart: Chart;
	marked: string | undefined;
}) {
	const places = placesOf(view.region);
	return (
		<div className="map-codes" aria-hidden="true">
			{chart.codes.map(([icao, station, side]) => {
				if (icao === marked) return null;
				const { x, y } = places[Number(station)] ?? { x: 0, y: 0 };
				return (
					<span
						key={icao}
						className={`map-${side}`}
						style={{ left: percent(x, chart.width), top: percent(y, chart.height) }}
					>
						{icao}
					</span>
				);
			})}
		</div>
	);
}
