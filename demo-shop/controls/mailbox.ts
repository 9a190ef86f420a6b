import { type Html, html } from '../pages/html';
import type { Page } from '../pages/page';
import { toDateTime } from '../shop/clock';
import type { Shop } from '../shop/shop';
import type { MailRecord } from '../state/records';

/** Sent emails, newest first. */
export function mails(shop: Shop): MailRecord[] {
	return shop.store.all('mails').sort((a, b) => b.id - a.id);
}

/** An email in the JSON of `/__demo/mailbox`; `links` are the URLs in its text. */
export function mailAsJson(mail: MailRecord) {
	return { ...mail, sentAt: toDateTime(mail.sentAt), links: linksIn(mail.text) };
}

function linksIn(text: string): string[] {
	return text.match(/https?:\/\/\S+/g) ?? [];
}

export function mailboxPage(shop: Shop): Page {
	const list = mails(shop);
	return {
		status: 200,
		language: 'EN',
		title: 'Mailbox',
		content: html`<h1>Mailbox</h1>
<p class="soft">What the demo shop would have sent by mail, newest first.</p>
${list.length === 0 && html`<p>No mail yet.</p>`}
${list.map(
	(mail) => html`<article class="card"><h2>${mail.subject}</h2>
<p class="soft">To ${mail.to}, ${mail.replyTo && html`reply to ${mail.replyTo}, `}<time datetime="${toDateTime(mail.sentAt)}">${toDateTime(mail.sentAt)}</time>${mail.sendOn && html`, held back until <time datetime="${mail.sendOn}">${mail.sendOn}</time>`}</p>
<pre>${withLinks(mail.text)}</pre></article>`,
)}`,
	};
}

function withLinks(text: string): Html[] {
	return text
		.split(/(https?:\/\/\S+)/)
		.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
