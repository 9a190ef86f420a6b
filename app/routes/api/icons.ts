import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { iconsResponse } from '~/features/icons/find-icons.server';

/** `/api/icons/{set}.json?icons=a,b`: icons by name, in the format of Iconify's API. */
export function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
	const { searchParams } = new URL(request.url);
	return iconsResponse(context, params.file, searchParams.get('icons'));
}
