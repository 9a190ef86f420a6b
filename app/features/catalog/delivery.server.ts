import * as v from 'valibot';
import { countryName, formatNearDay, isoDate } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { withNoBreakSpaces } from '~/lib/no-break';
import type { AppContext } from '~/server/context.server';
import { site } from '~/site';

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(250));

/** `custom.delivery_days`: the fewest and most working days by country (ISO 3166-1) or `EU`. */
const deliveryDays = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.tuple([days, days])));

// Own code, since the packages for it bring the holidays of the states or of the whole world.
/** Holidays in all of Germany: as month and day, and in days from Easter Sunday. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26'];
const EASTER_HOLIDAYS = [-2, 1, 39, 50];

/**
 * Text with the day by which items in stock arrive in the visitor's country; `undefined` where that is not known for
 * one of them.
 * @param metafields `custom.delivery_days` of the products
 */
export function deliveryPromise(
	{ market, locale }: Pick<AppContext, 'market' | 'locale'>,
	metafields: readonly (string | undefined)[],
	now = new Date(),
): string | undefined {
	const day = arrivalDay(market, metafields, now);
	return (
		day &&
		translator(locale)('catalog:terms.delivery', {
			date: formatNearDay(day, locale),
			country: countryName(market, locale),
		})
	);
}

/** The day of `deliveryPromise`, at midnight UTC. */
export function arrivalDay(
	market: string,
	metafields: readonly (string | undefined)[],
	now = new Date(),
): Date | undefined {
	const most = metafields.map((metafield) => daysTo(market, metafield)?.[1] ?? Number.NaN);
	const slowest = Math.max(...most);
	return Number.isFinite(slowest) ? deliveryDate(slowest, now) : undefined;
}

/**
 * Text with the number of working days of a delivery to the visitor's country; `undefined` where that is not known.
 * @param metafield `custom.delivery_days` of the product
 */
export function deliveryTime(
	{ market, locale }: Pick<AppContext, 'market' | 'locale'>,
	metafield: string | undefined,
): string | undefined {
	const range = daysTo(market, metafield);
	if (!range) return undefined;
	const [fewest, most] = range;
	return withNoBreakSpaces(
		translator(locale)('catalog:terms.deliveryTime', {
			days: fewest === most ? most : `${fewest}–${most}`,
			count: most,
			country: countryName(market, locale),
		}),
	);
}

/** The fewest and most working days to a country. */
function daysTo(
	country: string,
	metafield: string | undefined,
): readonly [number, number] | undefined {
	const { success, output } = v.safeParse(deliveryDays, metafield);
	if (!success) return undefined;
	return output[country] ?? (site.vatMarkets.has(country) ? output.EU : undefined);
}

/**
 * The day on which a parcel ordered at `now` has arrived, at midnight UTC: working days begin on the day after the
 * order, by the date in the shop's time zone. Saturdays do not count.
 */
function deliveryDate(workingDays: number, now: Date): Date {
	const day = new Date(`${isoDate(now, site.timeZone)}T00:00:00Z`);
	for (let remaining = workingDays; remaining > 0; ) {
		day.setUTCDate(day.getUTCDate() + 1);
		if (isWorkingDay(day)) remaining -= 1;
	}
	return day;
}

function isWorkingDay(day: Date): boolean {
	const weekday = day.getUTCDay();
	const fromEaster = (day.getTime() - easterSunday(day.getUTCFullYear())) / 86_400_000;
	return (
		weekday > 0 &&
		weekday < 6 &&
		!FIXED_HOLIDAYS.includes(day.toISOString().slice(5, 10)) &&
		!EASTER_HOLIDAYS.includes(fromEaster)
	);
}

/** Easter Sunday by Gauss's formula in its corrected form, as milliseconds of midnight UTC. */
function easterSunday(year: number): number {
	const century = Math.floor(year / 100);
	const lunar = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
	const solar = 2 - Math.floor((3 * century + 3) / 4);
	const moon = year % 19;
	const seed = (19 * moon + lunar) % 30;
	const fullMoon = 21 + seed - Math.floor((seed + Math.floor(moon / 11)) / 29);
	const sunday = 7 - ((year + Math.floor(year / 4) + solar) % 7);
	return Date.UTC(year, 2, fullMoon + 7 - ((((fullMoon - sunday) % 7) + 7) % 7));
}
