import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { stockDialogResponse, submitStockDialog } from '~/features/notifications/stock-form.server';

/** The dialog's data for `?variant=`. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return stockDialogResponse(context, request);
}

/** The dialog's form. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return submitStockDialog(context, request);
}
