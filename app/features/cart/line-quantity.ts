import { change, currentCart, send, setWanted } from './cart-store';

interface Saving {
	/** Resolves once the last quantity is saved, or has failed. */
	request: Promise<boolean>;
	calls: number;
}

/** The quantities that are being saved, by line. */
const savings = new Map<string, Saving>();

/**
 * Shows the new quantity at once. Quick changes of one line are combined into one request with the last quantity.
 * Resolves to whether it was saved, or to `undefined` if a later change has replaced it.
 */
export async function setLineQuantity(
	cartPath: string,
	lineId: string,
	quantity: number,
): Promise<boolean | undefined> {
	setWanted({ ...currentCart().wanted, [lineId]: quantity });
	const saving = savings.get(lineId) ?? {
		request: change(() => sendQuantity(cartPath, lineId)).finally(() => savings.delete(lineId)),
		calls: 0,
	};
	savings.set(lineId, saving);
	saving.calls += 1;
	const call = saving.calls;
	const saved = await saving.request;
	return call === saving.calls ? saved : undefined;
}

async function sendQuantity(cartPath: string, lineId: string): Promise<boolean> {
	const quantity = currentCart().wanted[lineId];
	if (quantity === undefined) return true;
	const fields = new FormData();
	fields.set('intent', 'update');
	fields.set('lineId', lineId);
	fields.set('quantity', String(quantity));
	const saved = await send(cartPath, fields);
	if (currentCart().wanted[lineId] !== quantity) return sendQuantity(cartPath, lineId);
	const { [lineId]: _confirmed, ...wanted } = currentCart().wanted;
	setWanted(wanted);
	return saved;
}
