import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { findRedirect } from '~/features/seo/redirects.server';
import { routeNotFound } from '~/lib/not-found.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
	throw (await findRedirect(request, context)) ?? routeNotFound(request);
}

/** Never rendered: the loader always throws. A default export makes it a page, with the layout around its error. */
export default function NotFound() {
	return null;
}
