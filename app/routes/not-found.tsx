import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { routeNotFound } from '~/lib/not-found.server';

export function loader({ request }: LoaderFunctionArgs) {
	throw routeNotFound(request);
}

/** Never rendered: the loader always throws. A default export makes it a page, with the layout around its error. */
export default function NotFound() {
	return null;
}
