/** Flight categories from best to worst, as METAR services name them. */
export const flightCategories = ['vfr', 'mvfr', 'ifr', 'lifr'] as const;

export type FlightCategory = (typeof flightCategories)[number];

/** Each category has a shape of its own, so that nobody needs to tell the colours apart. */
const SHAPES: Record<FlightCategory, { colour: string; path: string }> = {
	vfr: { colour: 'text-vfr', path: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18' },
	mvfr: { colour: 'text-mvfr', path: 'M4 4h16v16H4z' },
	ifr: { colour: 'text-ifr', path: 'M12 3 22 20H2z' },
	lifr: { colour: 'text-lifr', path: 'm12 1.5 10.5 10.5L12 22.5 1.5 12z' },
};

export function CategoryMark({ category }: { category: FlightCategory }) {
	const { colour, path } = SHAPES[category];
	return (
		<svg
			viewBox="0 0 24 24"
			className={`size-10 forced-color-adjust-none ${colour}`}
			aria-hidden="true"
		>
			<path d={path} fill="currentColor" />
		</svg>
	);
}
