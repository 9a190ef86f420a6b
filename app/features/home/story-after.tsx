import type { PictureData } from '~/ui/picture';
import { BoxContents } from './box-contents';
import { SizesToScale } from './sizes-to-scale';

export interface StoryAfterProps {
	picture?: PictureData;
	/** Whether it is told what is in the box. */
	contents?: boolean;
}

/** How large the map is, and what comes with it. */
export function StoryAfter({ picture, contents = false }: StoryAfterProps) {
	return (
		<>
			<div className="page-width pb-section">
				<SizesToScale />
			</div>
			{contents ? <BoxContents picture={picture} /> : null}
		</>
	);
}
