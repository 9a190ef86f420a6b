import { countryName, formatMoney, type Money } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { localize } from '~/i18n/locales';
import { textLines } from '~/lib/text-lines';
import type { AppContext } from '~/server/context.server';
import {
	company,
	pricesIncludeVat,
	productPath,
	type ShippingRate,
	shippingRates,
	site,
} from '~/site';
import type { ProductPage } from './catalog.server';
import { deliveryPromise, deliveryTime } from './delivery.server';
import type { ProductView, PurchaseTerms } from './product-view';
import { reviewsView } from './reviews.server';

/** Names of the platform's card brands and wallets; others are left out. */
const PAYMENTS: Readonly<Record<string, string>> = {
	VISA: 'Visa',
	MASTERCARD: 'Mastercard',
	AMERICAN_EXPRESS: 'American Express',
	DISCOVER: 'Discover',
	DINERS_CLUB: 'Diners Club',
	JCB: 'JCB',
	APPLE_PAY: 'Apple Pay',
	GOOGLE_PAY: 'Google Pay',
	ANDROID_PAY: 'Google Pay',
	SHOPIFY_PAY: 'Shop Pay',
};

/** Terms for buying the chosen variant in the visitor's country; unknown ones are left out. */
export function purchaseTerms(context: AppContext, page: ProductPage): PurchaseTerms {
	const { locale } = context;
	const { source, chosen, shop } = page;
	const t = translator(locale);
	const shipped = chosen.requiresShipping;
	const delivery =
		shipped && !chosen.currentlyNotInStock
			? deliveryPromise(context, [source.deliveryDays?.value])
			: undefined;
	const costs = shipped ? shippingCosts(context) : undefined;
	const isImport = shipped && !pricesIncludeVat(context.market);
	const returns = isImport ? 'withdrawalImport' : 'withdrawalShipped';
	const withdrawal = shipped ? returns : 'withdrawalDays';
	const isPart = source.collections.nodes.some(({ handle }) => handle === site.spareParts);
	const card = source.isGiftCard || isPart ? undefined : shop.giftCard;
	const settings = shop.shop?.paymentSettings;
	const accepted = [
		...(settings?.acceptedCardBrands ?? []),
		...(settings?.supportedDigitalWallets ?? []),
	];
	return {
		...(delivery && { delivery }),
		notes: [
			...(costs
				? [
						{
							label: t('catalog:terms.shipping'),
							text: costs,
							to: '/legal/shipping',
						},
					]
				: []),
			...(isImport
				? [
						{
							label: t('catalog:terms.duties'),
							text: t('catalog:terms.dutiesDue'),
							to: '/legal/shipping#duties',
						},
					]
				: []),
			...(shipped || source.isGiftCard
				? [
						{
							label: t('catalog:terms.withdrawal'),
							text: t(`catalog:terms.${withdrawal}`, {
								days: site.withdrawalDays,
								country: localize(company.country, locale),
							}),
							to: '/legal/revocation',
						},
					]
				: []),
			// Where prices include VAT, the EU's notice is beside them.
			...(isImport
				? [
						{
							label: t('catalog:terms.warranty'),
							text: t('catalog:terms.warrantyYears'),
							to: '/legal/guarantee',
						},
					]
				: []),
			...(source.handle === site.product
				? [
						{
							label: t('catalog:terms.parts'),
							text: t('catalog:terms.partsYears'),
							to: `/collections/${site.spareParts}`,
						},
					]
				: []),
			...(card?.availableForSale
				? [
						{
							label: t('catalog:terms.gift'),
							...(shipped && { lead: t('catalog:terms.giftMessage') }),
							text: t('catalog:terms.giftCard'),
							to: productPath(card.handle),
						},
					]
				: []),
		],
		payments: [...new Set(accepted.flatMap((name) => PAYMENTS[name] ?? []))],
	};
}

/** The loader data that all product pages share; static sections show the rest. */
export function productData(context: AppContext, page: ProductPage) {
	const { descriptionHtml: _, details: __, ...product } = page.product;
	const reviews = reviewsView(context.locale, page.shop.reviews, page.source.id);
	return {
		product,
		...(reviews && { reviews }),
		recommendations: page.recommendations,
		details: withDeliveryRow(context, page),
		terms: purchaseTerms(context, page),
	};
}

/**
 * The product's details, with its delivery time where the panel states a day instead. The same for all variants: a
 * static section does not render again.
 */
export function withDeliveryRow(
	context: AppContext,
	{ product: { details }, source }: ProductPage,
): ProductView['details'] {
	if (!deliveryTime(context, source.deliveryDays?.value)) return details;
	const label = translator(context.locale)('catalog:terms.deliveryRow');
	return [...details, { label, text: deliveryLines(context, source).join('. ') }];
}

/** The delivery time, where it is known, and the merchant's own lines about the delivery. */
export function deliveryLines(
	context: AppContext,
	{ deliveryDays, shipping }: ProductPage['source'],
): string[] {
	return [deliveryTime(context, deliveryDays?.value) ?? [], textLines(shipping?.value)].flat();
}

/** Shipping costs of an order to a country (ISO 3166-1); `undefined` where they are not known. */
export function shippingRate(country: string): Money | undefined {
	const rates: readonly ShippingRate[] = Object.values(shippingRates);
	return rates.find(({ countries }) => countries.includes(country))?.price;
}

/** Text with the shipping costs of an order to the visitor's country; `undefined` where they are not known. */
export function shippingCosts({
	market,
	locale,
}: Pick<AppContext, 'market' | 'locale'>): string | undefined {
	const price = shippingRate(market);
	return (
		price &&
		translator(locale)('catalog:terms.costs', {
			price: formatMoney(price, locale),
			country: countryName(market, locale),
		})
	);
}
