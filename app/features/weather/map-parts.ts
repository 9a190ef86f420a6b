import { MapDrawing } from './map-drawing';
import { MapExplorer } from './map-explorer';

/** Everything that a map needs in the browser: it is loaded whole, when somebody turns to the map. */
export const mapParts = { MapDrawing, MapExplorer };
