import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import * as v from 'valibot';
import { readGuestRequest } from '~/features/notifications/confirm-token.server';
import { doneStates, type StockOutcome } from '~/features/notifications/stock-form';
import {
	confirmStockRequest,
	findVariant,
	stockView,
	takeStockForm,
} from '~/features/notifications/stock-form.server';
import { StockPage } from '~/features/notifications/stock-page';
import { formTitle } from '~/features/seo/form-title.server';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { screenMessages } from '~/i18n/messages.server';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { pageNotFound } from '~/lib/not-found.server';
import { readForm } from '~/lib/read-form';
import { besideForm, formAnswer, isFormRefused } from '~/lib/refused-form.server';
import { available } from '~/shopify/available.server';

export const links = deferredStyleLinks;

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

const doneState = v.fallback(v.optional(v.picklist(doneStates)), undefined);

/**
 * `?variant=` shows the form, `&done=` its result. `?token=` is a guest's link; it needs one more click, because
 * mail scanners open links too.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const token = searchParams.get('token');
	const shared = {
		seo: createSeo({
			siteUrl: context.env.SITE_URL,
			pathname,
			title: formTitle(context, translator(context.locale)('stock:title')),
			noIndex: true,
		}),
		messages: screenMessages(context.locale, 'stock'),
	};
	if (token === null) {
		const id = searchParams.get('variant');
		const variant = await besideForm(context, available(findVariant(context, id)));
		if (!id || !(variant || isFormRefused(context))) throw pageNotFound(request);
		const done = v.parse(doneState, searchParams.get('done') ?? undefined);
		return { ...shared, done, view: await stockView(context, id, variant), token: undefined };
	}
	const guestRequest = await readGuestRequest(context.env.SESSION_SECRET, token);
	const variant = guestRequest && (await available(findVariant(context, guestRequest.variantId)));
	const view = variant && (await stockView(context, variant.id, variant));
	const page = { ...shared, done: undefined, view, token };
	return view ? page : data(page, { status: 410 });
}

/** A customer's or guest's request, or with `?token=` the confirmation. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const token = searchParams.get('token');
	const respond = (id: string, { status, answer }: StockOutcome) => {
		if (status !== 200) return formAnswer(context, answer, status);
		const address = withPrefix(context.prefix, '/stock');
		throw redirect(`${address}?variant=${id}&done=${answer.state}`, 303);
	};
	if (token !== null) {
		const confirmed = await available(confirmStockRequest(context, token));
		return confirmed
			? respond(confirmed.variant.id, confirmed.outcome)
			: data(undefined, { status: 410 });
	}
	const id = searchParams.get('variant');
	const outcome = await takeStockForm(context, request, id, await readForm(request));
	if (id === null || outcome === 'missing') throw pageNotFound(request);
	return outcome === 'back' ? data(undefined, { status: 409 }) : respond(id, outcome);
}

export default function StockRoute() {
	const { done, view, token } = useLoaderData<typeof loader>();
	return (
		<StockPage view={view} token={token} done={done} answer={useActionData<typeof action>()} />
	);
}
