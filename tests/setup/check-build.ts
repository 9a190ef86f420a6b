import { existsSync } from 'node:fs';
import { isCurrentBuild } from '../../scripts/build/build-shop';

/** Warns where the tested build is outdated. Throws where there is none. */
export function setup(): void {
	if (!existsSync('dist')) throw new Error('There is no build to test. Run: npm run build');
	if (!isCurrentBuild()) console.warn('dist is older than its sources: npm run build renews it.');
}
