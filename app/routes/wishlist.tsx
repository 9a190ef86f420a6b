import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { signedOutRedirect } from '~/features/auth/guards.server';
import { AddListed } from '~/features/cart/add-listed';
import { CollectionSection } from '~/features/catalog/collection-row';
import { ProductCard } from '~/features/catalog/product-card';
import type { ListedProduct } from '~/features/catalog/products-by-ids.server';
import { ListTaxNote } from '~/features/catalog/tax-note';
import { formTitle } from '~/features/seo/form-title.server';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { SIGNED_OUT } from '~/features/wishlist/wishlist.server';
import { submitWishlistForm } from '~/features/wishlist/wishlist-command.server';
import {
	BUY_CLASS,
	OptionsLink,
	RemoveButton,
	SharedWishlist,
	WishlistPage,
} from '~/features/wishlist/wishlist-page';
import { loadWishlistPage } from '~/features/wishlist/wishlist-page.server';
import { translator } from '~/i18n/i18next.server';
import { screenMessages } from '~/i18n/messages.server';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { formResponse } from '~/lib/refused-form.server';

export const links = deferredStyleLinks;

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const list = await loadWishlistPage(context, request);
	if (list === SIGNED_OUT) throw signedOutRedirect(context, request);
	const { page, cookie } = list;
	const title = translator(context.locale)(page.shared ? 'wishlist:sharedTitle' : 'wishlist:title');
	return data(
		{
			...page,
			messages: screenMessages(context.locale, 'wishlist'),
			seo: createSeo({
				siteUrl: context.env.SITE_URL,
				pathname: new URL(request.url).pathname,
				title: formTitle(context, title, page.notice?.done === false),
				noIndex: true,
			}),
		},
		cookie ? { headers: { 'Set-Cookie': cookie } } : undefined,
	);
}

/** Forms: success leads to the list and its notice, failures are shown here. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { status, message, state, location } = await submitWishlistForm(context, request);
	if (status === 401) throw signedOutRedirect(context, request);
	if (!location) return formResponse(context, { message }, status);
	throw redirect(location, {
		status: 303,
		headers: state?.cookie ? { 'Set-Cookie': state.cookie } : undefined,
	});
}

export default function WishlistRoute() {
	const { shared, ids, products, collections, ...own } = useLoaderData<typeof loader>();
	const message = useActionData<typeof action>()?.message;
	const [first] = products;
	const taxNote = first ? <ListTaxNote vatIncluded={first.vatIncluded} /> : null;
	const suggestions = <CollectionSection collections={collections} />;
	const cards = products.map((product, index) => (
		<li key={product.id} className="flex flex-col">
			<ProductCard product={product} first={index === 0} />
			<BuyButton product={product} />
			{shared ? null : <RemoveButton id={product.id} title={product.title} />}
		</li>
	));
	if (shared) {
		const shown = products.map(({ id }) => id);
		return (
			<SharedWishlist ids={shown} taxNote={taxNote} suggestions={suggestions}>
				{cards}
			</SharedWishlist>
		);
	}
	const missing = ids.filter((id) => !products.some((product) => product.id === id));
	return (
		<WishlistPage
			{...own}
			products={products}
			missing={missing}
			message={message}
			taxNote={taxNote}
			suggestions={suggestions}
		>
			{cards}
		</WishlistPage>
	);
}

/** Adds a product without a choice to the cart; others are chosen on their page. */
function BuyButton({ product }: { product: ListedProduct }) {
	const { onlyVariantId, available, title } = product;
	if (!available) return null;
	return (
		<div className="mt-3">
			{onlyVariantId ? (
				<AddListed variantId={onlyVariantId} productTitle={title} className={BUY_CLASS} />
			) : (
				<OptionsLink product={product} />
			)}
		</div>
	);
}
