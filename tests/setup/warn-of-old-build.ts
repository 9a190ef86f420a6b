import { isCurrentBuild } from '../../scripts/build/build-shop';

/** Warns where the tested build is outdated. */
export function setup(): void {
	if (!isCurrentBuild()) console.warn('dist is older than its sources: npm run build renews it.');
}
