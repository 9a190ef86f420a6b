import type { ResolverMap } from '../schema/request-context';
import { addressResolvers } from './address';
import { cartResolvers } from './cart';
import { cartMutationResolvers } from './cart-mutations';
import { collectionResolvers } from './collection';
import { customerResolvers } from './customer';
import { imageResolvers } from './image';
import { localizationResolvers } from './localization';
import { metafieldResolvers } from './metafield';
import { orderResolvers } from './order';
import { productResolvers } from './product';
import { productOptionResolvers } from './product-options';
import { queryResolvers } from './query';
import { shopResolvers } from './shop';
import { variantResolvers } from './variant';

/** Every resolver of the demo shop; fields without one are properties, or not served. */
export const resolvers: ResolverMap = {
	...addressResolvers,
	...cartResolvers,
	...collectionResolvers,
	...imageResolvers,
	...localizationResolvers,
	...metafieldResolvers,
	...orderResolvers,
	...productResolvers,
	...productOptionResolvers,
	...queryResolvers,
	...shopResolvers,
	...variantResolvers,
	...customerResolvers,
	Mutation: { ...cartMutationResolvers.Mutation, ...customerResolvers.Mutation },
};
