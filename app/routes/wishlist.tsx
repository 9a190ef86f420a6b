import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { signedOutRedirect } from '~/features/auth/guards.server';
import { CollectionSection } from '~/features/catalog/collection-row';
import { loadFirstCollections } from '~/features/catalog/listing/listing.server';
import { ProductCard } from '~/features/catalog/product-card';
import { loadProductsByIds } from '~/features/catalog/products-by-ids.server';
import { ListTaxNote } from '~/features/catalog/tax-note';
import { formTitle } from '~/features/seo/form-title.server';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { SIGNED_OUT, visitWishlist } from '~/features/wishlist/wishlist.server';
import {
	noticePath,
	runWishlistCommand,
	wishlistNotice,
} from '~/features/wishlist/wishlist-command.server';
import { readIds, WISHLIST_LIMIT } from '~/features/wishlist/wishlist-ids';
import { RemoveButton, SharedWishlist, WishlistPage } from '~/features/wishlist/wishlist-page';
import { translator } from '~/i18n/i18next.server';
import { canonicalPath, withPrefix } from '~/i18n/locale-path';
import { screenMessages } from '~/i18n/messages.server';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { referrerPath } from '~/lib/own-origin.server';
import { readForm } from '~/lib/read-form';
import { formAnswer } from '~/lib/refused-form.server';
import { safePath } from '~/lib/safe-path';
import { available } from '~/shopify/available.server';
import { bestToken } from '~/shopify/customer-token.server';

export const links = deferredStyleLinks;

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** The visitor's list, or with `?ids=3.1` a shared one; `?notice=` names the result of a form on the page `from`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const shared = searchParams.get('ids');
	const customer = await available(bestToken(context));
	const own =
		shared === null ? await available(visitWishlist(context, request, customer)) : undefined;
	if (own === SIGNED_OUT) throw signedOutRedirect(context, request);
	const ids = own?.ids ?? readIds(shared ?? '').slice(0, WISHLIST_LIMIT);
	const products = ids.length > 0 ? await available(loadProductsByIds(context, ids)) : [];
	const collections = products.length > 0 ? [] : await loadFirstCollections(context);
	const { SITE_URL } = context.env;
	const title = translator(context.locale)(own ? 'wishlist:title' : 'wishlist:sharedTitle');
	const notice = wishlistNotice(context.locale, searchParams.get('notice'));
	const refused = notice?.done === false;
	return data(
		{
			shared: !own,
			ids,
			products,
			collections,
			guest: !customer,
			notice,
			from: safePath(searchParams.get('from') ?? ''),
			waiting: own?.waiting.length ?? 0,
			shareAddress: `${SITE_URL}${canonicalPath(context.locale, '/wishlist')}?ids=${ids.join('.')}`,
			messages: screenMessages(context.locale, 'wishlist'),
			seo: createSeo({
				siteUrl: SITE_URL,
				pathname,
				title: formTitle(context, title, refused),
				noIndex: true,
			}),
		},
		own?.cookie ? { headers: { 'Set-Cookie': own.cookie } } : undefined,
	);
}

/** Forms: success leads to the list and its notice, failures are shown here. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const result = await runWishlistCommand(context, request, () => bestToken(context), form);
	const { status, message, state } = result;
	if (status === 401) throw signedOutRedirect(context, request);
	if (!state) return formAnswer(context, { message }, status);
	const from = referrerPath(request, context.env);
	const isDocument = !/cors|same-origin/.test(request.headers.get('Sec-Fetch-Mode') ?? '');
	const list = withPrefix(context.prefix, '/wishlist');
	throw redirect(noticePath(result, list, from, isDocument), {
		status: 303,
		headers: state.cookie ? { 'Set-Cookie': state.cookie } : undefined,
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
			{shared ? null : <RemoveButton id={product.id} title={product.title} />}
		</li>
	));
	if (shared) {
		return (
			<SharedWishlist ids={ids} taxNote={taxNote} suggestions={suggestions}>
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
