import { printsTogether } from './group-pictures';
import { detail, picture } from './pictures';
import type { CatalogueImage } from './types';

export type PrintKey = 'germany' | 'alps' | 'europe' | 'usa' | 'scandinavia' | 'clouds';

/** Each print in one of the frames, above a sideboard. */
export const framedPrints: Record<PrintKey, CatalogueImage> = {
	germany: detail(
		'poster-germany-framed',
		'Der Druck Deutschland im Wechselrahmen aus Eiche an einer Wand',
		'The Germany print in an oak frame on a wall',
	),
	alps: detail(
		'poster-alps-framed',
		'Der Druck Alpen im schwarzen Wechselrahmen an einer Wand',
		'The Alps print in a black frame on a wall',
	),
	europe: detail(
		'poster-europe-framed',
		'Der Druck Europa im Wechselrahmen aus Aluminium an einer Wand',
		'The Europe print in an aluminum frame on a wall',
	),
	usa: detail(
		'poster-usa-framed',
		'Der Druck USA im Wechselrahmen aus Eiche an einer Wand',
		'The USA print in an oak frame on a wall',
	),
	scandinavia: detail(
		'poster-scandinavia-framed',
		'Der Druck Skandinavien im Wechselrahmen aus Aluminium an einer Wand',
		'The Scandinavia print in an aluminum frame on a wall',
	),
	clouds: detail(
		'poster-clouds-framed',
		'Die Wolkentafel im schwarzen Wechselrahmen an einer Wand',
		'The cloud chart in a black frame on a wall',
	),
};

function titleCorner(key: PrintKey): CatalogueImage {
	return detail(
		`poster-${key}-detail`,
		'Die Ecke des Bogens von nah: Titel, Maßstab, Kartenrand und feine Höhenlinien auf Baumwollpapier',
		'Close-up of a corner of the sheet: title, scale, map border, and fine contour lines on cotton paper',
	);
}

const cumulus = detail(
	'poster-clouds-detail',
	'Die Tafel von nah: ein Cumulus aus tausend hellen Punkten auf Nachtblau',
	'Close-up of the chart: a cumulus made of a thousand bright dots on night blue',
);

const germanyAndClouds = detail(
	'posters-germany-clouds',
	'Der Druck Deutschland und die Wolkentafel nebeneinander, mit Messingstiften an der Wand',
	'The Germany print and the cloud chart side by side, pinned to the wall',
);

const alpsAndUsa = detail(
	'posters-alps-usa',
	'Die Drucke Alpen und USA nebeneinander, mit Messingstiften an der Wand',
	'The Alps and USA prints side by side, pinned to the wall',
);

const europeAndScandinavia = detail(
	'posters-europe-scandinavia',
	'Die Drucke Europa und Skandinavien nebeneinander, mit Messingstiften an der Wand',
	'The Europe and Scandinavia prints side by side, pinned to the wall',
);

const inItsTube = picture(
	'posters-tube',
	'Versandrolle aus Karton, davor ein Kartendruck, halb entrollt',
	'Cardboard shipping tube, a map print half unrolled in front of it',
);

/** Further images of a print. */
export const printViews: Record<PrintKey, CatalogueImage[]> = {
	germany: [framedPrints.germany, titleCorner('germany'), germanyAndClouds, inItsTube],
	alps: [framedPrints.alps, titleCorner('alps'), alpsAndUsa, printsTogether],
	europe: [framedPrints.europe, titleCorner('europe'), europeAndScandinavia, inItsTube],
	usa: [framedPrints.usa, titleCorner('usa'), alpsAndUsa, inItsTube],
	scandinavia: [framedPrints.scandinavia, titleCorner('scandinavia'), europeAndScandinavia],
	clouds: [framedPrints.clouds, cumulus, germanyAndClouds, printsTogether],
};
