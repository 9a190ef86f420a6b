import { issueStamp } from '../../app/lib/bot-trap.server';
import type { TestEdge } from './edge';

/** A message as the demo shop's mailbox holds it. */
export interface Mail {
	kind: string;
	to: string;
	replyTo?: string;
	subject: string;
	text: string;
	language: string;
}

/** Name under which the demo shop logs and breaks messages. */
export const MESSAGES = 'messages';

/** What the shop has sent since the test began, the oldest first. */
export async function mailsOf(edge: TestEdge): Promise<Mail[]> {
	const answer = await fetch(`${edge.shopOrigin}/__demo/mailbox`);
	const { mails } = (await answer.json()) as { mails: Mail[] };
	return mails.reverse();
}

/** The stamp of a form that a person has had open for a while, signed as `.env.example` says. */
export function personsStamp(): Promise<string> {
	return issueStamp('example-secret-of-the-demo-shop-only', Date.now() - 30_000);
}

/** A page's markup without its scripts: their data hold all that the page could say. */
export async function shownIn(answer: Response): Promise<string> {
	return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}
