import { trapFields } from './bot-trap';
import { readSignedText, signText, toBase64Url } from './signed-text.server';

/** What a posted form shows of its sender. */
export type TrapFinding =
	/** `id` is the stamp's own: one written form, however often it is sent. */
	| { kind: 'person'; id: string }
	/** Bait taken, no stamp of ours, or filled in faster than anybody types. */
	| { kind: 'bot' }
	/** The form was open for too long; sent anew, it is a person's. */
	| { kind: 'expired' };

const PURPOSE = 'bot-trap';
/** A browser that fills in a whole form still leaves a second until its button is pressed. */
const LEAST_MS = 1_000;
const MOST_MS = 24 * 60 * 60_000;

/** A new stamp for a form that is about to be sent to a browser, in milliseconds since 1970. */
export function issueStamp(secret: string, now = Date.now()): Promise<string> {
	const id = toBase64Url(crypto.getRandomValues(new Uint8Array(12)));
	return signText(secret, PURPOSE, `${now.toString(36)}.${id}`);
}

/** Looks at the two fields of a posted form. */
export async function inspectTrap(
	form: FormData,
	secret: string,
	now = Date.now(),
): Promise<TrapFinding> {
	const signed = await readSignedText(secret, PURPOSE, String(form.get(trapFields.stamp) ?? ''));
	const [time = '', id = ''] = signed?.split('.') ?? [];
	if (!id || String(form.get(trapFields.bait) ?? '') !== '') return { kind: 'bot' };
	const age = now - Number.parseInt(time, 36);
	if (age < LEAST_MS) return { kind: 'bot' };
	return age > MOST_MS ? { kind: 'expired' } : { kind: 'person', id };
}
