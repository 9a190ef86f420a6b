import { isHeldBack, recipientOf } from '../cart/gift-card-recipient';
import type { PricedCart, PricedLine } from '../cart/priced-cart';
import { randomAlphanumerics } from '../shop/ids';
import { type Shop, storefrontUrl } from '../shop/shop';
import type { NewMail } from '../state/mails';
import type { OrderRecord } from '../state/records';
import type { Change } from '../state/store';
import { checkoutTexts } from './checkout-texts';
import { formatPrice } from './format-price';

/** One gift card for each that was ordered, and an email for each line, to its recipient or to the buyer. */
export function issueGiftCards(
	shop: Shop,
	cart: PricedCart,
	order: OrderRecord,
): { changes: Change[]; mails: NewMail[] } {
	const lines = cart.lines
		.filter(({ variant }) => variant.product.data.isGiftCard)
		.filter(({ record }) => record.quantity > 0)
		.map((line) => ({
			line,
			codes: Array.from({ length: line.record.quantity }, () =>
				randomAlphanumerics(16).toUpperCase(),
			),
		}));
	return {
		changes: lines.flatMap(({ line, codes }) =>
			codes.map((code): Change => {
				const value = line.variant.data.price;
				return { table: 'giftCards', key: code, value: { code, spent: '0', value } };
			}),
		),
		mails: lines.map(({ line, codes }) => giftCardMail(shop, order, line, codes)),
	};
}

function giftCardMail(
	shop: Shop,
	order: OrderRecord,
	{ record, variant }: PricedLine,
	codes: readonly string[],
): NewMail {
	const { language, currency, billingAddress } = order;
	const { greeting, giftCardMail: texts } = checkoutTexts(language);
	const recipient = recipientOf(record.attributes);
	const sender = [billingAddress.firstName, billingAddress.lastName].filter(Boolean).join(' ');
	const price = formatPrice(variant.data.price[currency], currency, language);
	return {
		to: recipient?.email ?? order.email,
		subject: recipient ? texts.subject(sender) : texts.ownSubject,
		kind: 'giftCard',
		text: [
			greeting(recipient ? recipient.name : (billingAddress.firstName ?? '')),
			'',
			...(recipient?.message ? [recipient.message, ''] : []),
			texts.value(price),
			...codes.map((code) => `${texts.code}: ${code}`),
			texts.use,
			'',
			storefrontUrl(shop, language),
		].join('\n'),
		...(isHeldBack(record.attributes, shop.clock()) && { sendOn: recipient?.sendOn }),
	};
}
