import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductsByIds } from '~/features/catalog/use-products-by-ids';
import { recentProducts } from '~/features/recent/recent-products';
import { parseWishlist, WISHLIST_COOKIE } from '~/features/wishlist/wishlist-ids';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { readCookie } from '~/lib/cookies';
import { productPath } from '~/site';
import { Picture } from '~/ui/picture';

const COUNT = 3;

/** Products to return to: of the wishlist, else the last ones viewed. Renders nothing where there are none. */
export function SuggestedProducts() {
	const { t } = useTranslation(['cart', 'catalog']);
	const { to, locale } = useLocale();
	const [{ kind, ids }] = useState(knownProducts);
	const products = useProductsByIds(ids);
	if (products.length === 0) return null;
	return (
		<section aria-labelledby="suggested-products">
			<h3 id="suggested-products" className="font-bold">
				{t(`return.${kind}`)}
			</h3>
			<ul className="mt-3 divide-y divide-line border-line border-y">
				{products.map(({ id, handle, title, picture, price, from }) => (
					<li key={id}>
						<Link to={to(productPath(handle))} className="group flex items-center gap-4 py-3">
							<span className="w-16 shrink-0">
								<Picture
									data={picture}
									alt=""
									aspectRatio="1/1"
									sizes="64px"
									className="print lit"
								/>
							</span>
							<span className="min-w-0">
								<span className="block font-bold group-hover:underline">{title}</span>
								<span className="text-muted text-sm">
									{from
										? t('catalog:price.from', { price: formatMoney(price, locale) })
										: formatMoney(price, locale)}
								</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

function knownProducts() {
	const wished = parseWishlist(readCookie(document.cookie, WISHLIST_COOKIE)).ids;
	return wished.length > 0
		? { kind: 'wishlist' as const, ids: wished.slice(0, COUNT) }
		: { kind: 'recent' as const, ids: recentProducts().slice(0, COUNT) };
}
