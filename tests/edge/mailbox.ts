import { issueFormToken } from '../../app/lib/honeypot.server';
import type { TestEdge } from './edge';

/** A message in the demo shop's mailbox. */
export interface Mail {
	kind: string;
	to: string;
	replyTo?: string;
	subject: string;
	text: string;
	language: string;
}

/** Name of messages in the demo shop's log and fault rules. */
export const MESSAGES = 'messages';

/** Messages sent since the test began, oldest first. */
export async function mailsOf(edge: TestEdge): Promise<Mail[]> {
	const response = await fetch(`${edge.shopOrigin}/__demo/mailbox`);
	const { mails } = (await response.json()) as { mails: Mail[] };
	return mails.reverse();
}

/** A valid token of a form that was open for a while. */
export function personsToken(form: string): Promise<string> {
	return issueFormToken('example-secret-of-the-demo-shop-only', form, Date.now() - 30_000);
}

/** HTML of a page without its scripts, whose data contains all messages. */
export async function shownIn(response: Response): Promise<string> {
	return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}
