import type { GraphQLResolveInfo } from 'graphql';
import {
	type DeliveryGroup,
	type DeliveryOption,
	deliveryGroup,
	deliveryGroupGid,
} from '../cart/delivery-groups';
import type { PricedCart } from '../cart/priced-cart';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { isDeferred } from '../schema/deferred';
import { badRequest } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { gid } from '../shop/ids';
import type { AddressRecord, CartAddressRecord } from '../state/records';
import { addressFields, addressSource } from './address';
import { type CartSource, cartLinePage } from './cart-source';
import { money } from './money';

interface DeliverySource {
	addresses: readonly CartAddressRecord[];
}

interface CartAddressSource {
	__typename: 'CartDeliveryAddress';
	record: AddressRecord;
}

interface DeliveryGroupSource {
	cart: PricedCart;
	group: DeliveryGroup;
}

/** Assumed: without the cart's key there are no addresses, since they are the buyer's. */
export function deliverySource({ cart, hasKey }: CartSource): DeliverySource {
	return { addresses: hasKey ? (cart.record.deliveryAddresses ?? []) : [] };
}

export function deliveryGroups(
	{ cart, hasKey }: CartSource,
	{ withCarrierRates, ...args }: ConnectionArguments & { withCarrierRates: boolean },
	_context: RequestContext,
	info: GraphQLResolveInfo,
) {
	// Assumed: code and message. No carrier calculates rates for this shop, so the static ones are all there are.
	if (withCarrierRates && !isDeferred(info)) {
		throw badRequest('withCarrierRates requires the @defer directive');
	}
	const group = hasKey ? deliveryGroup(cart) : null;
	return paginate(group ? [group] : [], args, ({ id }) => ({ last_id: 1, last_value: id })).map(
		(each): DeliveryGroupSource => ({ cart, group: each }),
	);
}

function optionSource(option: DeliveryOption, { currency }: PricedCart) {
	return {
		handle: option.handle,
		code: option.title,
		title: option.title,
		description: option.description,
		deliveryMethodType: 'SHIPPING',
		estimatedCost: money(option.cents, currency),
	};
}

export const cartDeliveryResolvers: ResolverMap = {
	CartDelivery: {
		addresses: ({ addresses }: DeliverySource, { selected }: { selected: boolean }) =>
			addresses.filter((each) => each.selected || !selected),
	},
	CartSelectableAddress: {
		id: ({ id }: CartAddressRecord) => gid('CartSelectableAddress', id),
		address: ({ address }: CartAddressRecord): CartAddressSource => ({
			__typename: 'CartDeliveryAddress',
			record: address,
		}),
	},
	CartDeliveryAddress: addressFields,
	CartDeliveryGroup: {
		id: ({ cart, group }: DeliveryGroupSource) => deliveryGroupGid(cart.record, group),
		groupType: () => 'ONE_TIME_PURCHASE',
		deliveryAddress: ({ group }: DeliveryGroupSource) => groupAddress(group.address),
		deliveryOptions: ({ cart, group }: DeliveryGroupSource) =>
			group.options.map((option) => optionSource(option, cart)),
		selectedDeliveryOption: ({ cart, group: { options } }: DeliveryGroupSource) =>
			options[0] ? optionSource(options[0], cart) : null,
		cartLines: ({ cart, group }: DeliveryGroupSource, args: ConnectionArguments) =>
			cartLinePage(cart, group.lines, args),
	},
};

/** As recorded: no country is resolved, and the state's code stands for its name. */
function groupAddress(record: AddressRecord) {
	const { address1, address2, city, zip, provinceCode } = record;
	const place = [city, zip].filter(Boolean).join(' ');
	return {
		...addressSource({ ...record, province: provinceCode, provinceCode: null }, null),
		fixed: {
			id: gid('MailingAddress', '0?model_name=Address'),
			country: record.countryCode,
			countryCode: '*',
			countryCodeV2: 'ZZ',
			formatted: [address1, address2, place].filter(Boolean),
			formattedArea: [city, provinceCode].filter(Boolean).join(' '),
		},
	};
}
