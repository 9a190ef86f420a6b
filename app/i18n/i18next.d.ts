import 'i18next';
import type cart from '../../locales/de/cart.json';
import type catalog from '../../locales/de/catalog.json';
import type common from '../../locales/de/common.json';
import type errors from '../../locales/de/errors.json';
import type home from '../../locales/de/home.json';
import type listing from '../../locales/de/listing.json';
import type report from '../../locales/de/report.json';
import type search from '../../locales/de/search.json';
import type seo from '../../locales/de/seo.json';
import type shell from '../../locales/de/shell.json';
import type weather from '../../locales/de/weather.json';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: {
			cart: typeof cart;
			catalog: typeof catalog;
			common: typeof common;
			errors: typeof errors;
			home: typeof home;
			listing: typeof listing;
			report: typeof report;
			search: typeof search;
			seo: typeof seo;
			shell: typeof shell;
			weather: typeof weather;
		};
	}
}
