import { still } from './still';
import * as after from './story-after';
import * as before from './story-before';

/** What stands before the choice of a map. */
export const StoryBefore = still(
	import.meta.env.SSR ? before.StoryBefore : undefined,
	async () => (await import('./story-before')).StoryBefore,
);

/** What stands after it. */
export const StoryAfter = still(
	import.meta.env.SSR ? after.StoryAfter : undefined,
	async () => (await import('./story-after')).StoryAfter,
);
