import type { Strength } from '~/ui/strength-meter';
import { PASSWORD_LENGTH } from './auth-forms';

/** Frequent passwords, and keys that are side by side on a keyboard. */
const COMMON = /passw[o0]r[dt]|kennwort|letmein|willkommen|welcome|qwert|asdf|hallo|1q2w|iloveyou/g;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * The strength of a password, from 0 (empty) to 4. A hint, not a rule: length counts most; repeated characters,
 * sequences (`abc`, `321`) and the customer's own data count little.
 *
 * @param personalData e-mail and names as typed.
 */
export function passwordStrength(password: string, personalData: readonly string[] = []): Strength {
	if (password === '') return 0;
	if (password.length < PASSWORD_LENGTH.min) return 1;
	const kinds = KINDS.filter((kind) => kind.test(password)).length;
	const points = unpredictableLength(password, personalData) + (kinds - 1) * 2;
	if (points >= 18) return 4;
	if (points >= 13) return 3;
	return points >= 8 ? 2 : 1;
}

/** Number of characters that do not repeat or continue the one before, and are not part of known words. */
function unpredictableLength(password: string, personalData: readonly string[]): number {
	let rest = password.toLowerCase().replace(COMMON, 'x');
	for (const part of personalData.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))) {
		if (part.length > 2) rest = rest.replaceAll(part, 'x');
	}
	const codes = Array.from(rest, (character) => character.codePointAt(0) ?? 0);
	return codes.filter((code, index) => {
		const step = code - (codes[index - 1] ?? Number.NaN);
		return !(Math.abs(step) <= 1);
	}).length;
}
