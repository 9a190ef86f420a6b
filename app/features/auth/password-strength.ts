import type { Strength } from '~/ui/strength-meter';
import { PASSWORD_LENGTH } from './auth-forms';

/** What people choose most, and what stands side by side on a keyboard. */
const COMMON = /passw[o0]r[dt]|kennwort|letmein|willkommen|welcome|qwert|asdf|hallo|1q2w|iloveyou/g;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * How hard a password is to guess, from 0 (nothing typed) to 4. A guide for whoever chooses one, not a rule:
 * length counts most, and what repeats, runs on (`abc`, `321`) or names the customer counts little.
 *
 * @param own e-mail and names as typed.
 */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
	if (password === '') return 0;
	if (password.length < PASSWORD_LENGTH.least) return 1;
	const kinds = KINDS.filter((kind) => kind.test(password)).length;
	const points = surprising(password, own) + (kinds - 1) * 2;
	if (points >= 18) return 4;
	if (points >= 13) return 3;
	return points >= 8 ? 2 : 1;
}

/** Characters that do not follow from what is known or from the one before. */
function surprising(password: string, own: readonly string[]): number {
	let rest = password.toLowerCase().replace(COMMON, 'x');
	for (const part of own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))) {
		if (part.length > 2) rest = rest.replaceAll(part, 'x');
	}
	const codes = Array.from(rest, (character) => character.codePointAt(0) ?? 0);
	return codes.filter((code, index) => {
		const step = code - (codes[index - 1] ?? Number.NaN);
		return !(Math.abs(step) <= 1);
	}).length;
}
