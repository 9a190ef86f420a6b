import type { IWeatherCondition } from 'metar-taf-parser';
import type { translator } from '~/i18n/i18next.server';
import { isThunder } from './metar-report.server';

type Translate = ReturnType<typeof translator>;

/** Codes with an intensity, each with its descriptor in front. */
const PRECIPITATION = [
	...(['RA', 'DZ', 'SN', 'SG', 'IC', 'PL', 'GR', 'GS', 'UP'] as const),
	...(['FZRA', 'FZDZ', 'FZUP'] as const),
	...(['SHRA', 'SHSN', 'SHPL', 'SHGR', 'SHGS', 'SHUP'] as const),
	...(['DS', 'SS', 'FC'] as const),
] as const;

const PHENOMENA = [
	...(['FG', 'BR', 'HZ', 'FU', 'VA', 'DU', 'SA', 'PY', 'SQ', 'PO'] as const),
	...(['FZFG', 'MIFG', 'BCFG', 'PRFG'] as const),
	...(['BLSN', 'DRSN', 'BLDU', 'DRDU', 'BLSA', 'DRSA'] as const),
	...(['SH', 'TS'] as const),
] as const;

type Strength = 'light' | 'moderate' | 'heavy';

/** Weather codes in words: `-RADZ` → `leichter Regen und Sprühregen`; unknown codes stay as they are. */
export function weatherInWords(condition: IWeatherCondition, t: Translate): string {
	const { intensity } = condition;
	const strength = strengthOf(intensity);
	// A thunderstorm is added to the precipitation; other descriptors change its name: showers, freezing rain.
	const thunder = isThunder(condition);
	const descriptor: string = thunder ? '' : (condition.descriptive ?? '');
	const codes: string[] = condition.phenomenons.filter((code) => code !== 'TS');
	if (codes.length === 0 && descriptor) codes.push('');
	const named = codes.map((code, index) =>
		nameOf(descriptor, code, index === 0 ? strength : 'moderate', t),
	);
	const [first = '', ...rest] = thunder ? [t('report:phenomena.TS'), ...named] : named;
	const weather = rest.reduce(
		(sentence, next) => t('report:and', { first: sentence, second: next }),
		first,
	);
	return intensity === 'VC' ? t('report:nearby', { weather }) : weather;
}

function strengthOf(intensity: string | undefined): Strength {
	if (intensity === '-') return 'light';
	return intensity === '+' ? 'heavy' : 'moderate';
}

function nameOf(descriptor: string, code: string, strength: Strength, t: Translate): string {
	const whole = `${descriptor}${code}`;
	const precipitation = PRECIPITATION.find((known) => known === whole);
	if (precipitation) return t(`report:precipitation.${precipitation}.${strength}`);
	const phenomenon = PHENOMENA.find((known) => known === whole);
	return phenomenon ? t(`report:phenomena.${phenomenon}`) : whole;
}
