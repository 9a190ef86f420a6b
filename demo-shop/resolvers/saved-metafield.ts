import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import type { MetafieldSource } from '../shop/metafields';
import type { MetafieldRecord } from '../state/records';

/**
 * A metafield of a cart or a customer.
 * @param parent its resource; a cart is the one without its key, as recorded
 */
export function savedMetafield(
	parent: unknown,
	record: MetafieldRecord,
	targets: MetafieldSource['targets'] = null,
): MetafieldSource {
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
		targets,
	};
}
