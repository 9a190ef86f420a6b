import { useState } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { readValues } from '~/lib/checked-form';
import { sleep } from '~/lib/sleep';
import { useFormTokenWait } from '~/ui/honeypot-fields';
import { guestSchema, type StockRequestResult, type StockRequestView } from './stock-request-form';

/** Longer than all retries of the server. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a request without leaving the page. `posted` is the result of a form that was posted without JavaScript;
 * a later result of this hook replaces it.
 */
export function useStockRequest(
	{ id, customer, ...view }: StockRequestView,
	posted?: StockRequestResult,
) {
	const { to } = useLocale();
	const [own, setOwn] = useState<StockRequestResult>();
	const [busy, setBusy] = useState(false);
	const result = own ?? posted;
	const formToken = result?.formToken ?? view.formToken;
	const tokenWait = useFormTokenWait(formToken);
	const query = `?variant=${id}`;
	const path = to(`/stock${query}`);

	const send = async (form: FormData) => {
		if (busy) return;
		setBusy(true);
		const wait = customer ? 0 : tokenWait();
		if (wait > 0) await sleep(wait);
		const { status, result } = await post(to(`/api/stock${query}`), form);
		// The session has ended, or the variant is back: the page shows the right message.
		if (!result && (status === 401 || status === 409)) return location.assign(path);
		const values = { values: readValues(guestSchema, form), formToken };
		setOwn(result ?? { state: customer ? 'notSaved' : 'notSent', ...values });
		setBusy(false);
	};
	return { path, result, formToken, busy, send };
}

/** `result` is missing if there is no valid response. */
async function post(
	path: string,
	form: FormData,
): Promise<{ status: number; result?: StockRequestResult }> {
	try {
		const body = new URLSearchParams();
		for (const [name, value] of form) body.set(name, String(value));
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		const response = await fetch(path, { method: 'POST', body, signal });
		const result = (await response.json()) as Partial<StockRequestResult>;
		return { status: response.status, result: isResult(result) ? result : undefined };
	} catch {
		return { status: 0 };
	}
}

function isResult(result: Partial<StockRequestResult>): result is StockRequestResult {
	return typeof result.state === 'string';
}
