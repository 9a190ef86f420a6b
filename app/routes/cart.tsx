import {
	type ClientLoaderFunctionArgs,
	type MetaFunction,
	useActionData,
	useLoaderData,
} from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { CartPage } from '~/features/cart/cart-page';
import { loadCartPage, submitCartPage } from '~/features/cart/cart-page.server';
import { readWithCart } from '~/features/cart/cart-store';
import type { EmptyCartSuggestions } from '~/features/cart/empty-cart.server';
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

export const links = () => [...deferredStyleLinks(), ...printStyleLinks()];

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	return {
		...(await loadCartPage(context, request)),
		messages: screenMessages(context.locale, 'gift', 'recipient'),
		seo: createSeo({
			siteUrl: context.env.SITE_URL,
			pathname: new URL(request.url).pathname,
			title: formTitle(context, translator(context.locale)('cart:title')),
			noIndex: true,
		}),
	};
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	return readWithCart(() => serverLoader<typeof loader>());
}

/** Forms without JavaScript: success redirects back to the cart, notices are shown on the page. */
export async function action({ request, context }: ActionFunctionArgs) {
	const shown = await submitCartPage(context, await readForm(request));
	if (!shown) throw redirect(withPrefix(context.prefix, '/cart'), 303);
	return shown;
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
