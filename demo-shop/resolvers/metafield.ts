import { type ConnectionArguments, paginate } from '../schema/connection';
import type { ResolverMap } from '../schema/request-context';
import { parseGid } from '../shop/ids';
import type { MetafieldSource } from '../shop/metafields';
import { type ReferenceSource, referenceGid } from '../shop/references';

function referenceConnection(targets: readonly ReferenceSource[], args: ConnectionArguments) {
	return paginate(targets, args, (target) => ({
		last_id: Number(parseGid(referenceGid(target))?.id),
		last_value: '',
	}));
}

export const metafieldResolvers: ResolverMap = {
	Metafield: {
		references: ({ targets }: MetafieldSource, args: ConnectionArguments) =>
			targets && referenceConnection(targets, args),
	},
};
