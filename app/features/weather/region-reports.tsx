import { still } from '~/ui/still';
import * as table from './report-table';

/** A region's reports as a table. */
export const RegionReportTable = still(
	import.meta.env.SSR ? table.ReportTable : undefined,
	async () => (await import('./report-table')).ReportTable,
	// The reports lie beside the view, which may be the same for others.
	{ anew: true },
);
