import { regionPath } from '~/features/weather/regions';
import { regionKeys } from '~/features/weather/weather-view';

/** Pages that the shop has whatever it sells, without locale prefixes. */
export const ownPaths: readonly string[] = ['/', '/collections', ...regionKeys.map(regionPath)];
