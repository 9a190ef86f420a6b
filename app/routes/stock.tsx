import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import {
	loadStockRequestPage,
	submitStockRequest,
} from '~/features/notifications/stock-request-form.server';
import { StockRequestPage } from '~/features/notifications/stock-request-page';
import { formTitle } from '~/features/seo/form-title.server';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { screenMessages } from '~/i18n/messages.server';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { pageNotFound } from '~/lib/not-found.server';
import { formResponse } from '~/lib/refused-form.server';

export const links = deferredStyleLinks;

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const found = await loadStockRequestPage(context, searchParams);
	if (!found) throw pageNotFound(request);
	const { view, done, token } = found.page;
	return data(
		{
			view,
			done,
			token,
			messages: screenMessages(context.locale, 'stock'),
			seo: createSeo({
				siteUrl: context.env.SITE_URL,
				pathname,
				title: formTitle(context, translator(context.locale)('stock:title')),
				noIndex: true,
			}),
		},
		found.status,
	);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const submitted = await submitStockRequest(context, request);
	if (!submitted) throw pageNotFound(request);
	const { status, result, location } = submitted;
	if (location) throw redirect(location, 303);
	return result ? formResponse(context, result, status) : data(undefined, status);
}

export default function StockRoute() {
	const { done, view, token } = useLoaderData<typeof loader>();
	return (
		<StockRequestPage
			view={view}
			token={token}
			done={done}
			result={useActionData<typeof action>()}
		/>
	);
}
