import type { Medium } from './media';
import { ExternalVideo } from './media-external';
import { Film } from './media-film';
import { Model } from './media-model';

/** A product's models and films, below its pictures, loaded on demand. */
export function ProductMedia({ media }: { media: Medium[] }) {
	return media.map((medium) => (
		<div key={medium.preview.url} className="col-span-2">
			<Show medium={medium} />
		</div>
	));
}

function Show({ medium }: { medium: Medium }) {
	switch (medium.kind) {
		case 'model':
			return <Model medium={medium} />;
		case 'video':
			return <Film medium={medium} />;
		case 'external':
			return <ExternalVideo medium={medium} />;
	}
}
