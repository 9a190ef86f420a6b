import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import {
	stockRequestDialogResponse,
	submitStockRequestDialog,
} from '~/features/notifications/stock-request-form.server';

/** The dialog's data for `?variant=`. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return stockRequestDialogResponse(context, request);
}

/** The dialog's form. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return submitStockRequestDialog(context, request);
}
