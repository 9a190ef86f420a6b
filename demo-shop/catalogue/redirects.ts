import type { CatalogueRedirect } from './types';

/** Redirects of removed pages. */
export const redirects: CatalogueRedirect[] = [
	{
		id: 500_000_000_001,
		path: '/products/aerolume-v1',
		target: '/products/aerolume',
		createdAt: '2025-04-01T08:00:00Z',
	},
	{
		id: 500_000_000_002,
		path: '/pages/contact',
		target: '/contact',
		createdAt: '2025-04-01T08:05:00Z',
	},
	{
		id: 500_000_000_003,
		path: '/products/calendar-2025',
		target: '/products/calendar-2026',
		createdAt: '2025-11-03T09:30:00Z',
	},
	{
		id: 500_000_000_004,
		path: '/collections/prints',
		target: '/collections/posters',
		createdAt: '2026-01-12T10:15:00Z',
	},
	{
		id: 500_000_000_005,
		path: '/docs/getting-started',
		target: '/docs/aerolume-connect',
		createdAt: '2026-02-02T11:00:00Z',
	},
	{
		id: 500_000_000_006,
		path: '/legal/withdrawal',
		target: '/legal/revocation',
		createdAt: '2026-02-02T11:05:00Z',
	},
];
