import type { FlightCategory } from './weather-view';

/** One shape for each category, so that colour is not the only difference. Paths on a 24 × 24 grid. */
export const categoryShapes: Record<FlightCategory, string> = {
	vfr: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
	mvfr: 'M4 4h16v16H4z',
	ifr: 'M12 3 22 20H2z',
	lifr: 'm12 1.5 10.5 10.5L12 22.5 1.5 12z',
};

const colours: Record<FlightCategory, string> = {
	vfr: 'text-vfr',
	mvfr: 'text-mvfr',
	ifr: 'text-ifr',
	lifr: 'text-lifr',
};

export interface CategoryMarkProps {
	category: FlightCategory;
	className: string;
}

export function CategoryMark({ category, className }: CategoryMarkProps) {
	return (
		<svg
			viewBox="0 0 24 24"
			className={`${className} ${colours[category]} forced-colors:text-[CanvasText]`}
			aria-hidden="true"
		>
			<path d={categoryShapes[category]} fill="currentColor" />
		</svg>
	);
}
