import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MapSections } from './map-sections';

vi.mock('./static-sections', () => {
	const none = () => null;
	return { BoxSection: none, QuestionsSection: none, StepsSection: none, WallSection: none };
});

test.each(['live', 'recorded'] as const)(
	'the text beside the map says that reports are %s',
	(source) => {
		const html = renderToString(
			<MapSections
				live={null}
				source={source}
				categories={null}
				details={null}
				steps={[]}
				box={null}
			/>,
		);
		expect(html).toContain(`>live.${source}</p>`);
	},
);
