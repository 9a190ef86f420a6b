import { type ContentView, twinPath } from './content-view';

/**
 * What a client loader of a content page gives: the server's data, with the page's text out of its JSON twin.
 * Both are asked for at once.
 * @throws Response where the text cannot be had
 */
export async function withHtml<Data extends { page: ContentView }>(
	request: Request,
	asked: Promise<Data>,
): Promise<Data> {
	const { pathname } = new URL(request.url);
	const [data, twin] = await Promise.all([asked, fetch(twinPath(pathname))]);
	if (!twin.ok) throw new Response(null, { status: twin.status });
	const { html }: { html: string } = await twin.json();
	return { ...data, page: { ...data.page, html } };
}
