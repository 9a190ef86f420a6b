import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { readWholeCart } from '~/features/cart/cart.server';
import { withMovedCart } from '~/features/cart/cart-buyer.server';
import { runCartCommand } from '~/features/cart/cart-command.server';
import { CartPage } from '~/features/cart/cart-page';
import { toCartView } from '~/features/cart/cart-view.server';
import {
	type EmptyCartSuggestions,
	loadEmptyCartSuggestions,
} from '~/features/cart/empty-cart.server';
import { CollectionSection } from '~/features/catalog/collection-row';
import { ProductRow } from '~/features/catalog/product-row';
import { formTitle } from '~/features/seo/form-title.server';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { screenMessages } from '~/i18n/messages.server';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { printStyleLinks } from '~/lib/print-styles';
import { readForm } from '~/lib/read-form';
import { formResponse, optionalForForm } from '~/lib/refused-form.server';
import { available } from '~/shopify/available.server';

export const links = () => [...deferredStyleLinks(), ...printStyleLinks()];

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const read = await optionalForForm(
		context,
		withMovedCart(context, () => available(readWholeCart(context))),
	);
	const cart = read?.result;
	const isEmpty = read && !cart?.lines.nodes.length;
	const { pathname, searchParams } = new URL(request.url);
	return {
		messages: screenMessages(context.locale, 'gift', 'recipient'),
		suggestions: isEmpty ? await loadEmptyCartSuggestions(context, request) : undefined,
		// Missing where it cannot be read: the form that was just refused is shown again without it.
		...(read && { cart: cart ? toCartView(cart, context) : null }),
		notices: read?.notices ?? [],
		page: Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1),
		seo: createSeo({
			siteUrl: context.env.SITE_URL,
			pathname,
			title: formTitle(context, translator(context.locale)('cart:title')),
			noIndex: true,
		}),
	};
}

/** Forms without JavaScript: success redirects back to the cart, notices are shown on the page. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { status, response, typedQuantity } = await runCartCommand(
		context,
		await readForm(request),
	);
	if (status === 200 && response.notices.length === 0) {
		throw redirect(withPrefix(context.prefix, '/cart'), 303);
	}
	const isCodeRefused = response.notices.some(({ typed }) => typed !== undefined);
	const notices = response.notices.map((notice) => ({ ...notice, posted: true }));
	return formResponse(context, { ...response, notices, typedQuantity }, status, isCodeRefused);
}

export default function CartRoute() {
	const { cart, page, notices, suggestions } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	return (
		<CartPage
			cart={cart}
			page={page}
			notices={[...(result?.notices ?? []), ...notices]}
			typedGift={result?.typedGift}
			typedRecipient={result?.typedRecipient}
			typedQuantity={result?.typedQuantity}
			suggestions={suggestions ? <Suggestions {...suggestions} /> : null}
			picture={suggestions?.picture}
		/>
	);
}

function Suggestions({ collections, wished }: Omit<EmptyCartSuggestions, 'picture'>) {
	const { t } = useTranslation('cart');
	return (
		<>
			{wished.length > 0 ? (
				<section aria-labelledby="wished">
					<h2 id="wished" className="mb-6 text-2xl">
						{t('return.wishlist')}
					</h2>
					<ProductRow products={wished} />
				</section>
			) : null}
			<CollectionSection collections={collections} />
		</>
	);
}
