import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import type { MetafieldRecord } from '../state/records';
import type { MetafieldSource } from './metafield';

/** A cart's metafield; `parent` is the cart without its key, as recorded. */
export function cartMetafieldSource(parent: unknown, record: MetafieldRecord): MetafieldSource {
	return {
		__typename: 'Metafield',
		id: gid('Metafield', record.id),
		namespace: record.namespace,
		key: record.key,
		type: record.type,
		value: record.value,
		description: null,
		createdAt: toDateTime(record.createdAt),
		updatedAt: toDateTime(record.updatedAt),
		parentResource: parent,
		reference: null,
		targets: null,
	};
}
