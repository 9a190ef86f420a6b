import { type ConnectionArguments, paginate } from '../schema/connection';
import { badRequest } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { VariantRecord } from '../shop/catalogue-index';
import { contentGid, type LocationRecord } from '../shop/content-index';
import { isAvailable, stockOf } from '../shop/stock';
import { localize } from '../shop/texts';
import { displayName } from './localization';
import { noMetafields } from './no-metafields';

interface Position {
	latitude: number;
	longitude: number;
}

interface LocationsArguments extends ConnectionArguments {
	near?: Position | null;
	sortKey: 'CITY' | 'DISTANCE' | 'ID' | 'NAME';
}

/** The locations with pickup, in the requested order. */
function locationConnection(args: LocationsArguments, { shop }: RequestContext) {
	const locations = [...shop.catalogue.content.locations];
	return paginate(sortLocations(locations, args), args, ({ data }) => ({
		last_id: data.id,
		last_value: data.id,
	}));
}

/** Where a variant can be picked up: nowhere, if it is not shipped. The shop has one stock for all. */
export function storeAvailability(
	variant: VariantRecord,
	args: ConnectionArguments & { near?: Position | null },
	context: RequestContext,
) {
	const { shop } = context;
	const locations = variant.data.requiresShipping ? [...shop.catalogue.content.locations] : [];
	const sorted = sortLocations(locations, { ...args, sortKey: args.near ? 'DISTANCE' : 'ID' });
	return paginate(sorted, args, ({ data }) => ({ last_id: data.id, last_value: data.id })).map(
		(location) => ({
			available: isAvailable(shop, variant),
			location,
			pickUpTime: localize(location.data.pickUpTime, context),
			quantityAvailable: Math.max(0, stockOf(shop, variant) ?? 0),
		}),
	);
}

function sortLocations(locations: LocationRecord[], { near, sortKey }: LocationsArguments) {
	switch (sortKey) {
		case 'CITY':
			return locations.sort((a, b) => a.data.city.localeCompare(b.data.city));
		case 'NAME':
			return locations.sort((a, b) => a.data.name.localeCompare(b.data.name));
		case 'DISTANCE':
			if (!near) {
				// Assumed: the message; the schema says that `near` is required.
				throw badRequest('you must provide near to sort by distance');
			}
			return locations.sort((a, b) => distance(a.data, near) - distance(b.data, near));
		default:
			return locations;
	}
}

/** Square of the chord between two places on a sphere: ascends with the distance. */
function distance(a: Position, b: Position): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const havers = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
	return (
		havers(a.latitude - b.latitude) +
		Math.cos(radians(a.latitude)) *
			Math.cos(radians(b.latitude)) *
			havers(a.longitude - b.longitude)
	);
}

export const locationResolvers: ResolverMap = {
	QueryRoot: {
		locations: (_source: unknown, args: LocationsArguments, context: RequestContext) =>
			locationConnection(args, context),
	},
	Location: {
		...noMetafields,
		id: contentGid,
		name: ({ data }: LocationRecord) => data.name,
		address: ({ data }: LocationRecord) => data,
	},
	LocationAddress: {
		address2: () => null,
		country: ({ countryCode }: LocationRecord['data'], _args, { language }) =>
			displayName('region', countryCode, language),
		formatted: (address: LocationRecord['data'], _args, { language }) => [
			address.address1,
			`${address.zip} ${address.city}`,
			displayName('region', address.countryCode, language),
		],
		// Germany has no provinces in addresses.
		province: () => null,
		provinceCode: () => null,
	},
};
