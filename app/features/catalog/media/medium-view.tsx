import type { Medium } from './media';
import { ExternalVideo } from './media-external';
import { Film } from './media-film';
import { Model } from './media-model';

export interface MediumViewProps {
	medium: Medium;
	/** Whether the visitor has already clicked it, while this code was loading. */
	started?: boolean;
}

/** A model or film: a preview picture, and the viewer or player after a click. */
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
