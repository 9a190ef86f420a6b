import type {
	BreadcrumbList,
	FAQPage,
	ItemList,
	OnlineStore,
	SearchAction,
	WebSite,
	WithActionConstraints,
} from 'schema-dts';
import type { QuestionAndAnswer } from '~/features/content/content-view';
import { canonicalPath } from '~/i18n/locale-path';
import { type Locale, locales } from '~/i18n/locales';
import { withoutSoftHyphens } from '~/lib/soft-hyphens';
import { site } from '~/site';

/** A schema.org object, not only its id. */
export type Described<Thing> = Exclude<Thing, string>;

/** Site and locale of a graph's page. */
interface Place {
	/** `SITE_URL`, an origin. */
	siteUrl: string;
	locale: Locale;
}

/** Name of a page, and its path without a locale prefix. */
export interface Named {
	name: string;
	path: string;
}

/** Breadcrumbs of a page, from the home page. */
export function breadcrumbGraph(place: Place, pages: readonly Named[]): Described<BreadcrumbList> {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: site.name, path: '/' }, ...pages].map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: withoutSoftHyphens(name),
			item: urlOf(place, path),
		})),
	};
}

/** A list of products, in display order. */
export function itemListGraph(
	place: Place,
	name: string,
	items: readonly Named[],
): Described<ItemList> {
	return {
		'@type': 'ItemList',
		name,
		numberOfItems: items.length,
		itemListElement: items.map((item, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: withoutSoftHyphens(item.name),
			url: urlOf(place, item.path),
		})),
	};
}

export function organizationGraph({ siteUrl }: Place): Described<OnlineStore> {
	return {
		'@type': 'OnlineStore',
		'@id': `${siteUrl}/#organization`,
		name: site.name,
		url: siteUrl,
		logo: `${siteUrl}/apple-touch-icon.png`,
	};
}

/** The site and its search. */
export function webSiteGraph(place: Place): Described<WebSite> {
	const action: WithActionConstraints<SearchAction> = {
		'@type': 'SearchAction',
		target: {
			'@type': 'EntryPoint',
			urlTemplate: `${urlOf(place, '/search')}?q={search_term_string}`,
		},
		'query-input': 'required name=search_term_string',
	};
	return {
		'@type': 'WebSite',
		'@id': `${place.siteUrl}/#website`,
		name: site.name,
		url: urlOf(place, '/'),
		inLanguage: locales[place.locale].tag,
		publisher: { '@id': `${place.siteUrl}/#organization` },
		potentialAction: action,
	};
}

/** Questions and answers on the page. */
export function questionsGraph(questions: readonly QuestionAndAnswer[]): Described<FAQPage> {
	return {
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}

function urlOf({ siteUrl, locale }: Place, path: string): string {
	return siteUrl + canonicalPath(locale, path);
}
