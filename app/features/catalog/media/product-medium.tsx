import type { Medium } from './media';
import { ExternalVideo } from './media-external';
import { Film } from './media-film';
import { Model } from './media-model';

/** A model or film, loaded on demand. */
export function ProductMedium({ medium }: { medium: Medium }) {
	switch (medium.kind) {
		case 'model':
			return <Model medium={medium} />;
		case 'video':
			return <Film medium={medium} />;
		case 'external':
			return <ExternalVideo medium={medium} />;
	}
}
