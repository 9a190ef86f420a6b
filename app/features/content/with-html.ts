import { type ContentPage, type ContentView, twinPath } from './content-view';

/** A text that has not come by then does not come: it is a file, and nothing is computed for it. */
const TIMEOUT_MS = 10_000;

/**
 * What a client loader of a content page gives: the server's data, with the page's text out of its JSON twin.
 * Both are asked for at once.
 * @throws Response where the text cannot be had; 503, which offers to try again, where there is no answer at all
 */
export async function withHtml<Data extends { page: ContentView }>(
	{ url }: Request,
	asked: Promise<Data>,
): Promise<Data> {
	const [data, html] = await Promise.all([asked, textAt(twinPath(new URL(url).pathname))]);
	return { ...data, page: { ...data.page, html } };
}

async function textAt(address: string): Promise<string> {
	const twin = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(noAnswer);
	if (!twin.ok) throw new Response(null, { status: twin.status });
	const page = (await twin.json().catch(noAnswer)) as ContentPage;
	return page.html;
}

function noAnswer(): never {
	throw new Response(null, { status: 503 });
}
