import { base64url } from 'jose';
import { honeypotFields, MIN_AGE_MS } from './honeypot';
import { readSignedText, signText } from './signed-text.server';

/** Result of the check. */
export type HoneypotResult =
	/** `id` is the same for every submission of one rendered form. */
	| { kind: 'person'; id: string }
	/** Honeypot filled in, invalid token, or sent faster than a person can type. */
	| { kind: 'bot' }
	/** The form was open for too long, or sent too often; it can be sent again with a new token. */
	| { kind: 'expired' };

const MAX_AGE_MS = 24 * 60 * 60_000;

/**
 * A signed token with the time of rendering, in Unix milliseconds.
 * @param form the only form that it is valid for, with its target where it has one: `stock 42`
 */
export function issueFormToken(secret: string, form: string, now = Date.now()): Promise<string> {
	const id = base64url.encode(crypto.getRandomValues(new Uint8Array(12)));
	return signText(secret, purposeOf(form), `${now.toString(36)}.${id}`);
}

export interface FormTokenCheck {
	secret: string;
	/** The form for which the token was issued. */
	form: string;
	/** Counts a use of the token, by its id; false once there were too many. Without it nothing is counted. */
	consume?: (id: string) => Promise<boolean>;
	now?: number;
}

/** Checks the two fields of a submitted form. */
export async function checkHoneypot(
	sent: FormData,
	{ secret, form, consume, now = Date.now() }: FormTokenCheck,
): Promise<HoneypotResult> {
	const formToken = String(sent.get(honeypotFields.token) ?? '');
	const signed = await readSignedText(secret, purposeOf(form), formToken);
	const [time = '', id = ''] = signed?.split('.') ?? [];
	if (!id || String(sent.get(honeypotFields.honeypot) ?? '') !== '') return { kind: 'bot' };
	const age = now - Number.parseInt(time, 36);
	if (age < MIN_AGE_MS) return { kind: 'bot' };
	if (age > MAX_AGE_MS) return { kind: 'expired' };
	const isCounted = !consume || (await consume(id));
	return isCounted ? { kind: 'person', id } : { kind: 'expired' };
}

function purposeOf(form: string): string {
	return `form token ${form}`;
}
