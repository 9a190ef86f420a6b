import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { loadMarketPage } from '~/features/market/market.server';
import { MarketForm } from '~/features/market/market-form';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { screenMessages } from '~/i18n/messages.server';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';

export const links = deferredStyleLinks;

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	return {
		...(await loadMarketPage(context, searchParams)),
		messages: screenMessages(context.locale, 'market'),
		seo: createSeo({
			siteUrl: context.env.SITE_URL,
			pathname,
			title: translator(context.locale)('market:title'),
			noIndex: true,
		}),
	};
}

/** Country and language as a page, for browsers without JavaScript. */
export default function MarketRoute() {
	const { t } = useTranslation('market');
	const { market, back, problem } = useLoaderData<typeof loader>();
	return (
		<div className="page-width pt-12 pb-section">
			<div className="mx-auto grid max-w-xl gap-6">
				<h1 className="text-4xl">{t('title')}</h1>
				<p>{t('intro')}</p>
				<MarketForm market={market} back={back} problem={problem} />
			</div>
		</div>
	);
}
