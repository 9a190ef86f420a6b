import type { CatalogueDiscount } from './types';

export const discounts: CatalogueDiscount[] = [
	{ code: 'WILLKOMMEN10', title: 'WILLKOMMEN10', percentage: 10, active: true },
	{
		code: 'TAKEOFF20',
		title: 'TAKEOFF20',
		amount: { EUR: '20.00', USD: '22.00' },
		active: true,
	},
	{ code: 'SOMMER25', title: 'SOMMER25', percentage: 25, active: false },
];
