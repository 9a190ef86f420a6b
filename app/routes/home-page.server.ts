import type { AppContext } from '~/context.server';
import type { HomeCatalog } from '~/features/catalog/catalog.server';
import { nightPicture, pictureNamed } from '~/features/catalog/media/gallery';
import { thumbnail } from '~/features/catalog/media/thumbnail';
import { questionNames } from '~/features/home/contents';
import { organizationGraph, questionsGraph, webSiteGraph } from '~/features/seo/page-graph';
import { createSeo } from '~/features/shell/seo';
import { defaultRegions } from '~/features/weather/regions';
import { translator } from '~/i18n/i18next.server';
import { createMadeOf } from '~/lib/made-of';
import { site } from '~/site';

const pageOf = createMadeOf<ReturnType<typeof makePage>>();

/** All of the home page but its weather: what the catalogue's answer and the page's form say. */
export function homePage(context: AppContext, catalog: HomeCatalog, pathname: string) {
	return pageOf(catalog, pathname, () => makePage(context, catalog, pathname));
}

function makePage(
	{ locale, env }: AppContext,
	{ pictures, map, ...catalog }: HomeCatalog,
	pathname: string,
) {
	const t = translator(locale);
	const region = t(`weather:map.regions.${defaultRegions[locale]}`);
	const day = catalog.editions.find(({ name }) => name === region)?.picture ?? map?.picture;
	const siteUrl = env.SITE_URL;
	const seo = createSeo({
		siteUrl,
		pathname,
		title: t('home:meta.homeTitle'),
		description: t('home:meta.homeDescription'),
		image: map?.picture?.url,
		text: true,
	});
	const questions = questionNames.map((name) => ({
		question: t(`home:questions.${name}.question`),
		answer: t(`home:questions.${name}.answer`, { name: site.name }),
	}));
	return {
		...catalog,
		/** What the map costs. */
		cost: map && {
			price: map.price,
			formerPrice: map.formerPrice,
			vatIncluded: map.vatIncluded,
			from: map.from,
		},
		editions: catalog.editions.map((edition) => ({
			...edition,
			picture: thumbnail(edition.picture),
			night: thumbnail(nightPicture(pictures, edition.picture)),
		})),
		products: catalog.products.map((product) => ({
			...product,
			picture: thumbnail(product.picture),
		})),
		day,
		night: nightPicture(pictures, day),
		packaging: pictureNamed(pictures, 'packaging'),
		seo: {
			...seo,
			structuredData: [
				organizationGraph({ siteUrl, locale }),
				webSiteGraph({ siteUrl, locale }),
				questionsGraph(questions),
			],
		},
	};
}
