import { type Screen, screens } from './screens';

export const LANGUAGES = ['de', 'en'] as const;
export const MODES = ['light', 'dark'] as const;
/** Widths of the window, with a typical height for each. */
export const WINDOWS = {
	360: 740,
	390: 844,
	768: 1024,
	1024: 768,
	1280: 800,
	1440: 900,
	1920: 1080,
} as const;
const WIDTHS = [360, 390, 768, 1024, 1280, 1440, 1920] as const;
/** Without a width among the arguments. */
const DEFAULT_WIDTHS: readonly number[] = [360, 768, 1440];

type Language = (typeof LANGUAGES)[number];
type Mode = (typeof MODES)[number];
type Width = (typeof WIDTHS)[number];

export interface Shot {
	screen: Screen;
	language: Language;
	mode: Mode;
	width: Width;
	/** `home.de.light.360.png` */
	file: string;
}

/** What an argument of the command line can filter by. */
const KINDS: ((shot: Shot) => string)[] = [
	({ language }) => language,
	({ mode }) => mode,
	({ width }) => String(width),
	({ screen }) => screen.name,
];

/** All possible screenshots, in the order of the table of screens. */
export function allShots(): Shot[] {
	return screens.flatMap((screen) =>
		LANGUAGES.flatMap((language) =>
			MODES.flatMap((mode) =>
				WIDTHS.filter((width) => screen.widths?.includes(width) ?? true).map((width) => ({
					screen,
					language,
					mode,
					width,
					file: `${screen.name}.${language}.${mode}.${width}.png`,
				})),
			),
		),
	);
}

/**
 * The screenshots for the arguments: `home dark 360`. Arguments of the same kind are alternatives, those of different
 * kinds are combined; a name that ends in `-` is a prefix. Throws for an unknown argument.
 */
export function chooseShots(words: readonly string[]): Shot[] {
	const shots = allShots();
	const widths: readonly number[] = WIDTHS.filter((width) => words.includes(String(width)));
	const chosenWidths = widths.length > 0 ? widths : DEFAULT_WIDTHS;
	const kinds = KINDS.map((read) => ({
		read,
		requested: words.filter((word) => shots.some((shot) => matches(word, read(shot)))),
	}));
	const unknown = words.find((word) => !kinds.some(({ requested }) => requested.includes(word)));
	if (unknown !== undefined) {
		const names = screens.map(({ name }) => name).join(', ');
		throw new Error(
			`"${unknown}" is no screen, language, mode or width. Screens: ${names}; ${[...LANGUAGES, ...MODES, ...WIDTHS].join(', ')}.`,
		);
	}
	return shots.filter(
		(shot) =>
			chosenWidths.includes(shot.width) &&
			kinds.every(
				({ read, requested }) =>
					requested.length === 0 || requested.some((word) => matches(word, read(shot))),
			),
	);
}

function matches(word: string, value: string): boolean {
	return word === value || (word.endsWith('-') && value.startsWith(word));
}
