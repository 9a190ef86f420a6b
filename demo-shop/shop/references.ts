import type { CollectionRecord, ProductRecord, VariantRecord } from './catalogue-index';
import {
	type ArticleRecord,
	contentGid,
	type MetaobjectRecord,
	type PageRecord,
} from './content-index';
import { gid } from './ids';
import type { FileSource } from './media';

/** What a metafield or a metaobject's field refers to; a source of `MetafieldReference`. */
export type ReferenceSource =
	| ProductRecord
	| CollectionRecord
	| { __typename: 'ProductVariant'; record: VariantRecord }
	| ArticleRecord
	| PageRecord
	| MetaobjectRecord
	| FileSource;

export function referenceGid(target: ReferenceSource): string {
	switch (target.__typename) {
		case 'Product':
		case 'Collection':
			return gid(target.__typename, target.data.id);
		case 'ProductVariant':
			return gid('ProductVariant', target.record.data.id);
		case 'Article':
		case 'Page':
		case 'Metaobject':
			return contentGid(target);
		default:
			return 'mediaId' in target.record ? target.record.mediaId : target.record.id;
	}
}

/** The value of a list of references, as the platform stores it. */
export function referenceList(targets: readonly ReferenceSource[]): string {
	return JSON.stringify(targets.map(referenceGid));
}
