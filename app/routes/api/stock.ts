import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import type { RequestedVariant } from '~/features/notifications/requested-variant';
import {
	findVariant,
	handleStockRequest,
	stockView,
} from '~/features/notifications/stock-form.server';
import { translator } from '~/i18n/i18next.server';
import { jsonResponse } from '~/lib/private-response.server';
import { readForm } from '~/lib/read-form';
import type { AppContext } from '~/server/context.server';
import { jsonIfAvailable } from '~/shopify/available.server';

/** The dialog's data for `?variant=`. 404 for an unknown one, 503 where the platform is unavailable. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return respond(request, context, async (variant) => ({
		status: 200,
		result: await stockView(context, variant.id, variant),
	}));
}

/** The dialog's form; 401 if the customer's token has ended, 409 if the variant is in stock again. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return respond(request, context, async (variant) =>
		variant.available
			? { status: 409, result: {} }
			: handleStockRequest(context, request, variant, await readForm(request)),
	);
}

async function respond(
	request: Request,
	context: AppContext,
	work: (variant: RequestedVariant) => Promise<{ status: number; result: object }>,
): Promise<Response> {
	const load = async () => {
		const variant = await findVariant(context, new URL(request.url).searchParams.get('variant'));
		if (!variant) return jsonResponse(404, {});
		const { status, result } = await work(variant);
		return jsonResponse(status, result);
	};
	try {
		const error = translator(context.locale)('errors:unavailableShort');
		return await jsonIfAvailable(load, { error });
	} catch (error) {
		// A redirect to the login, which makes sense for pages only.
		if (error instanceof Response) return jsonResponse(401, {});
		throw error;
	}
}
