import { isCurrentBuild } from '../../scripts/build/freshness';

/** Tests that run the build say so when it is not of the sources as they are now. */
export function setup(): void {
	if (!isCurrentBuild()) console.warn('dist is older than its sources: npm run build renews it.');
}
