import type { CatalogueMedium } from '../catalogue/types';
import type { MediumRecord } from './catalogue-index';
import type { ImageRecord } from './image-record';

/** Source of `MediaImage`. */
export interface MediaImageSource {
	__typename: 'MediaImage';
	record: ImageRecord;
}

/** Source of `Model3d`, `Video` and `ExternalVideo`. */
export interface MediumSource<Data extends CatalogueMedium = CatalogueMedium> {
	__typename: CatalogueMedium['type'];
	record: MediumRecord<Data>;
}

export type FileSource = MediaImageSource | MediumSource;

export function mediaImageSource(record: ImageRecord): MediaImageSource {
	return { __typename: 'MediaImage', record };
}

export function mediumSource(record: MediumRecord): MediumSource {
	return { __typename: record.data.type, record };
}
