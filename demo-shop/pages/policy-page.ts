import type { ServerResponse } from 'node:http';
import { send } from '../http/responses';
import { resolveLanguage, textKey } from '../shop/markets';
import { type Shop, shopId } from '../shop/shop';
import { Html, html } from './html';
import { sendPage } from './page';

/** The platform's own page of a policy; `file` is `<id>.html`. */
export function handlePolicy(
	shop: Shop,
	response: ServerResponse,
	{ shopNumber, file }: { shopNumber: string; file: string },
	query: URLSearchParams,
): void {
	const policy = shop.catalogue.content.policies.find(({ data }) => `${data.id}.html` === file);
	if (!policy || shopNumber !== String(shopId)) {
		send(response, 404, 'text/plain; charset=utf-8', 'Not Found');
		return;
	}
	const language = resolveLanguage(query.get('locale')?.toUpperCase());
	const title = policy.data.title[textKey(language)];
	const body = policy.data.bodyHtml[textKey(language)];
	const content = html`<h1>${title}</h1>${new Html(body)}`;
	sendPage(response, { status: 200, language, title, content });
}
