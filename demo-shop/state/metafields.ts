import type { Shop } from '../shop/shop';
import type { MetafieldRecord } from './records';
import type { Change } from './store';

export type MetafieldValue = Pick<MetafieldRecord, 'namespace' | 'key' | 'type' | 'value'>;

/** Above the numbers of the catalogue's metafields. */
const counter = 'metafield';
const firstNumber = 31_000_000_000_001;

/** Sets metafields by namespace and key; others stay unchanged. */
export function putMetafields(
	shop: Shop,
	existing: readonly MetafieldRecord[],
	values: readonly MetafieldValue[],
): { metafields: MetafieldRecord[]; changes: Change[] } {
	const now = shop.clock();
	const metafields = [...existing];
	const first = shop.store.nextNumber(counter, firstNumber).value;
	let next = first;
	for (const value of values) {
		const place = metafields.findIndex(
			({ namespace, key }) => namespace === value.namespace && key === value.key,
		);
		const present = metafields[place];
		if (present) {
			metafields[place] = { ...present, ...value, updatedAt: now };
		} else {
			metafields.push({ ...value, id: next, createdAt: now, updatedAt: now });
			next += 1;
		}
	}
	const last = { name: counter, value: next - 1 };
	const changes: Change[] = next > first ? [{ table: 'counters', key: counter, value: last }] : [];
	return { metafields, changes };
}
