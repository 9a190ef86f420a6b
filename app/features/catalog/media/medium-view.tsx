import type { Medium } from './media';
import { ExternalVideo } from './media-external';
import { Film } from './media-film';
import { Model } from './media-model';

export interface MediumViewProps {
	medium: Medium;
	/** Whether it was asked for already, before its code had loaded. */
	started?: boolean;
}

/** A model or film: a picture, and what it shows on demand. */
export function MediumView({ medium, started }: MediumViewProps) {
	switch (medium.kind) {
		case 'model':
			return <Model medium={medium} started={started} />;
		case 'video':
			return <Film medium={medium} started={started} />;
		case 'external':
			return <ExternalVideo medium={medium} started={started} />;
	}
}
