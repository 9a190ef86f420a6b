import { MapDrawing } from './map-drawing';
import { MapExplorer } from './map-explorer';

/** The browser's code for a map: a chunk of its own, loaded after the first interaction with it. */
export const mapParts = { MapDrawing, MapExplorer };
