import 'i18next';
import type account from '../../locales/de/account.json';
import type auth from '../../locales/de/auth.json';
import type cart from '../../locales/de/cart.json';
import type catalog from '../../locales/de/catalog.json';
import type common from '../../locales/de/common.json';
import type consent from '../../locales/de/consent.json';
import type contact from '../../locales/de/contact.json';
import type content from '../../locales/de/content.json';
import type cookies from '../../locales/de/cookies.json';
import type errors from '../../locales/de/errors.json';
import type gift from '../../locales/de/gift.json';
import type home from '../../locales/de/home.json';
import type legal from '../../locales/de/legal.json';
import type listing from '../../locales/de/listing.json';
import type mail from '../../locales/de/mail.json';
import type market from '../../locales/de/market.json';
import type recent from '../../locales/de/recent.json';
import type recipient from '../../locales/de/recipient.json';
import type report from '../../locales/de/report.json';
import type reports from '../../locales/de/reports.json';
import type search from '../../locales/de/search.json';
import type seo from '../../locales/de/seo.json';
import type shell from '../../locales/de/shell.json';
import type statutory from '../../locales/de/statutory.json';
import type stock from '../../locales/de/stock.json';
import type updates from '../../locales/de/updates.json';
import type weather from '../../locales/de/weather.json';
import type wishlist from '../../locales/de/wishlist.json';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: {
			account: typeof account;
			auth: typeof auth;
			cart: typeof cart;
			catalog: typeof catalog;
			common: typeof common;
			consent: typeof consent;
			content: typeof content;
			cookies: typeof cookies;
			contact: typeof contact;
			errors: typeof errors;
			gift: typeof gift;
			home: typeof home;
			legal: typeof legal;
			listing: typeof listing;
			mail: typeof mail;
			market: typeof market;
			recent: typeof recent;
			recipient: typeof recipient;
			report: typeof report;
			reports: typeof reports;
			search: typeof search;
			seo: typeof seo;
			shell: typeof shell;
			statutory: typeof statutory;
			stock: typeof stock;
			updates: typeof updates;
			weather: typeof weather;
			wishlist: typeof wishlist;
		};
	}
}
