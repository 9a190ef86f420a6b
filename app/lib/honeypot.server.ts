import { honeypotFields } from './honeypot';
import { readSignedText, signText, toBase64Url } from './signed-text.server';

/** Result of the check. */
export type HoneypotResult =
	/** `id` is the same for every submission of one rendered form. */
	| { kind: 'person'; id: string }
	/** Honeypot filled in, invalid stamp, or sent faster than a person can type. */
	| { kind: 'bot' }
	/** The form was open for too long; it can be sent again. */
	| { kind: 'expired' };

/** Part of the signature: another value would reject the forms that are open during a deployment. */
const PURPOSE = 'bot-trap';
/** Even with autofill a person needs a second. */
const LEAST_MS = 1_000;
const MOST_MS = 24 * 60 * 60_000;

/** A signed stamp with the time of rendering, in Unix milliseconds. */
export function issueStamp(secret: string, now = Date.now()): Promise<string> {
	const id = toBase64Url(crypto.getRandomValues(new Uint8Array(12)));
	return signText(secret, PURPOSE, `${now.toString(36)}.${id}`);
}

/** Checks the two fields of a submitted form. */
export async function checkHoneypot(
	form: FormData,
	secret: string,
	now = Date.now(),
): Promise<HoneypotResult> {
	const signed = await readSignedText(
		secret,
		PURPOSE,
		String(form.get(honeypotFields.stamp) ?? ''),
	);
	const [time = '', id = ''] = signed?.split('.') ?? [];
	if (!id || String(form.get(honeypotFields.bait) ?? '') !== '') return { kind: 'bot' };
	const age = now - Number.parseInt(time, 36);
	if (age < LEAST_MS) return { kind: 'bot' };
	return age > MOST_MS ? { kind: 'expired' } : { kind: 'person', id };
}
