import type { Distance, IAltimeter, ICloud, IMetar, IWind, Visibility } from 'metar-taf-parser';
import { formatNumber, formatUnit } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { type Locale, locales } from '~/i18n/locales';
import { METRES_PER_MILE } from './flight-category';
import { ceilingOf, KMH_PER_KNOT, knotsOf, metresOf } from './metar-report.server';
import type { DecodedFact } from './weather-view';
import { weatherInWords } from './weather-words.server';

const METRES_PER_FOOT = 0.3048;
const HPA_PER_INCH = 33.8639;
/** CAVOK: no clouds below this height, no weather, visibility of 10 km or more. */
const CAVOK_FEET = 5000;
/** Automatic stations measure clouds up to this height only. */
const CLEAR_FEET = 12_000;
/** Visibilities in miles from which another category applies, among those shown with decimals. */
const CATEGORY_LIMITS = [1, 3];

const DIRECTIONS = [
	...(['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE'] as const),
	...(['S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'] as const),
] as const;
const COVERS = ['FEW', 'SCT', 'BKN', 'OVC'] as const;

const KEYS = [
	...(['wind', 'visibility', 'weather', 'clouds'] as const),
	...(['temperature', 'dewPoint', 'pressure'] as const),
] as const;

type Key = (typeof KEYS)[number];

/** Translation and number format, and a cache of texts: a region's reports share many parts. */
export interface Words {
	t: ReturnType<typeof translator>;
	locale: Locale;
	texts: Map<string, string>;
}

export function createWords(locale: Locale): Words {
	return { t: translator(locale), locale, texts: new Map() };
}

/** A report's facts in the page's language; unreported ones are left out. */
export function factsOf(metar: IMetar, words: Words): DecodedFact[] {
	return KEYS.flatMap((key) => {
		const text = TEXTS[key](metar, words);
		const label = () => words.t(`report:labels.${key}`);
		return text ? [{ key, label: memoized(words, key, label), text }] : [];
	});
}

const TEXTS: Record<Key, (metar: IMetar, words: Words) => string> = {
	wind: ({ wind }, words) => (wind ? memoizedText(words, wind, () => windText(wind, words)) : ''),
	visibility: ({ visibility, cavok = false }, words) =>
		visibility
			? memoizedText(words, { ...visibility, cavok }, () =>
					visibilityText(visibility, cavok, words),
				)
			: '',
	weather: ({ weatherConditions }, words) =>
		weatherConditions
			.map((condition) => memoizedText(words, condition, () => weatherInWords(condition, words.t)))
			.join(', '),
	clouds: cloudsText,
	temperature: ({ temperature }, words) => temperatureText(temperature, words),
	dewPoint: ({ dewPoint }, words) => temperatureText(dewPoint, words),
	pressure: ({ altimeter }, words) =>
		altimeter ? memoizedText(words, altimeter, () => pressureText(altimeter, words)) : '',
};

/** Text for a part of a report, memoized by the part's content. */
function memoizedText(words: Words, part: object, make: () => string): string {
	return memoized(words, JSON.stringify(part), make);
}

function memoized({ texts }: Words, key: string, make: () => string): string {
	const known = texts.get(key);
	if (known !== undefined) return known;
	const text = make();
	texts.set(key, text);
	return text;
}

function windText(wind: IWind, words: Words): string {
	const { t } = words;
	const { degrees, gust, minVariation: from, maxVariation: to } = wind;
	if (wind.speed === 0 && gust === undefined) return t('report:wind.calm');
	const speed = speedText(wind.speed, wind, words);
	const text =
		degrees === undefined
			? t('report:wind.variable', { speed })
			: t('report:wind.from', { direction: directionText(degrees, words), degrees, speed });
	const withGusts =
		gust === undefined
			? text
			: t('report:wind.gusts', { wind: text, speed: speedText(gust, wind, words) });
	return from === undefined || to === undefined
		? withGusts
		: t('report:wind.turning', { wind: withGusts, from, to });
}

function speedText(speed: number, { unit }: IWind, { t, locale }: Words): string {
	const knots = knotsOf(speed, unit);
	const kmh = knots * KMH_PER_KNOT;
	return t('report:wind.speed', {
		speed: usesUsUnits(locale)
			? formatUnit((kmh * 1000) / METRES_PER_MILE, 'mile-per-hour', locale)
			: formatUnit(kmh, 'kilometer-per-hour', locale),
		kt: formatNumber(Math.round(knots), locale),
	});
}

function directionText(degrees: number, { t }: Words): string {
	const point = DIRECTIONS[Math.round(degrees / (360 / DIRECTIONS.length)) % DIRECTIONS.length];
	return point ? t(`report:directions.${point}`) : '';
}

function visibilityText(visibility: Visibility, cavok: boolean, words: Words): string {
	const { t } = words;
	const { indicator, unit, value, min } = visibility;
	// 0000 means below 50 m; miles are reported in sixteenths.
	const isNone = value === 0;
	const least = unit === 'SM' ? 1 / 16 : 50;
	const distance = distanceText(isNone ? { unit, value: least } : visibility, words);
	// 9999 means 10 km or more; US stations report at most 10 miles.
	const isOpen = cavok || (unit === 'm' && value === 9999) || (unit === 'SM' && value === 10);
	// 10 km are 6.2 miles: more than the 6 that are shown.
	const isAtLeast = isOpen && !(unit === 'm' && usesUsUnits(words.locale));
	let text = distance;
	if (isAtLeast) text = t('report:visibility.atLeast', { distance });
	else if (isOpen || indicator === 'P') text = t('report:visibility.above', { distance });
	else if (indicator === 'M' || isNone) text = t('report:visibility.below', { distance });
	const direction = min && DIRECTIONS.find((point) => point === min.direction);
	return min && direction
		? t('report:visibility.lowest', {
				visibility: text,
				direction: t(`report:directions.${direction}`),
				distance: distanceText({ value: min.value, unit: visibility.unit }, words),
			})
		: text;
}

function distanceText(distance: Pick<Distance, 'value' | 'unit'>, { locale }: Words): string {
	const metres = metresOf(distance);
	if (usesUsUnits(locale)) return milesText(metres / METRES_PER_MILE, distance.unit, locale);
	if (metres < 1000) return formatUnit(Math.round(metres / 50) * 50, 'meter', locale);
	return formatUnit(metres / 1000, 'kilometer', locale, metres < 9950 ? 1 : 0);
}

/** Miles as reported. Metric distances below a quarter mile in hundreds of feet, like runway visual ranges. */
function milesText(miles: number, reportedIn: Distance['unit'], locale: Locale): string {
	if (reportedIn === 'SM') return fractionText(miles, locale);
	if (miles < 0.25) {
		const feet = (miles * METRES_PER_MILE) / METRES_PER_FOOT;
		return formatUnit(Math.round(feet / 100) * 100, 'foot', locale);
	}
	// Longer distances are reported in whole kilometres.
	if (miles >= 3) return formatUnit(miles, 'mile', locale);
	const rounded = Math.round(miles * 10) / 10;
	// 4800 m are IFR: 2.9 miles, not 3.
	const reachesLimit = CATEGORY_LIMITS.includes(rounded) && miles < rounded;
	return formatUnit(reachesLimit ? rounded - 0.1 : rounded, 'mile', locale, 1);
}

/** Miles in sixteenths, as in reports: 1.5 → `1 1/2 mi`. */
function fractionText(miles: number, locale: Locale): string {
	const sixteenths = Math.round(miles * 16);
	const whole = Math.floor(sixteenths / 16);
	let [part, of] = [sixteenths % 16, 16];
	if (part === 0) return formatUnit(whole, 'mile', locale);
	while (part % 2 === 0) [part, of] = [part / 2, of / 2];
	const fraction = `${part}/${of}`;
	return formatUnit(1, 'mile', locale).replace('1', whole > 0 ? `${whole} ${fraction}` : fraction);
}

function usesUsUnits(locale: Locale): boolean {
	return locales[locale].units === 'us';
}

function cloudsText({ clouds, verticalVisibility, cavok, message }: IMetar, words: Words): string {
	const { t } = words;
	if (verticalVisibility !== undefined) {
		const height = heightText(verticalVisibility, words);
		return t('report:clouds.obscured', { height });
	}
	const layers = clouds.flatMap(
		(cloud) => memoizedText(words, cloud, () => layerText(cloud, words)) || [],
	);
	if (layers.length > 0) return layers.join(', ');
	if (cavok) return t('report:clouds.below', { height: heightText(CAVOK_FEET, words) });
	const [now = ''] = message.split(/ (?:TEMPO|BECMG|NOSIG)\b/);
	switch (/ (CLR|SKC|NSC|NCD)\b/.exec(now)?.[1]) {
		case 'CLR':
			return t('report:clouds.below', { height: heightText(CLEAR_FEET, words) });
		case 'SKC':
			return t('report:clouds.clear');
		case 'NSC':
			return t('report:clouds.insignificant');
		case 'NCD':
			return t('report:clouds.undetected');
		default:
			return '';
	}
}

/** Empty for codes that are not a layer: `SKC`, `NSC`. */
function layerText({ quantity, height, type }: ICloud, words: Words): string {
	const { t } = words;
	const known = COVERS.find((cover) => cover === quantity);
	if (!known) return '';
	const cover = t(`report:clouds.covers.${known}`);
	const layer =
		height === undefined
			? t('report:clouds.unknownHeight', { cover })
			: t('report:clouds.layer', { cover, height: heightText(height, words) });
	if (type === 'CB') return t('report:clouds.storm', { layer });
	return type === 'TCU' ? t('report:clouds.towering', { layer }) : layer;
}

/** The ceiling in feet, as the categories are defined; empty where there is none. */
export function ceilingText(metar: IMetar, words: Words): string {
	const feet = ceilingOf(metar);
	if (feet === null) return '';
	return words.t('report:clouds.ceiling', { height: `${heights(feet, words).ft}\u00a0ft` });
}

function heightText(feet: number, words: Words): string {
	return words.t('report:clouds.height', heights(feet, words));
}

/** Feet as reported; metres rounded to ten. */
function heights(feet: number, { locale }: Words) {
	return {
		m: formatNumber(Math.round((feet * METRES_PER_FOOT) / 10) * 10, locale),
		ft: formatNumber(feet, locale),
	};
}

function temperatureText(celsius: number | undefined, words: Words): string {
	if (celsius === undefined) return '';
	// A minus sign, not a hyphen; `M00` is just 0.
	const value = formatNumber(celsius || 0, words.locale).replace('-', '−');
	return memoized(words, `°C ${value}`, () => words.t('report:celsius', { value }));
}

/** Without a thousands separator, as on altimeters. */
function pressureText({ value, unit }: IAltimeter, { locale }: Words): string {
	const hectopascals = unit === 'inHg' ? value * HPA_PER_INCH : value;
	const metric = `${Math.round(hectopascals)}\u00a0hPa`;
	if (!usesUsUnits(locale)) return metric;
	const inches = `${(hectopascals / HPA_PER_INCH).toFixed(2)}\u00a0inHg`;
	return unit === 'inHg' ? inches : `${inches} (${metric})`;
}
