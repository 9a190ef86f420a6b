import type { ResolverMap } from '../schema/request-context';
import { accessTokenMutations } from './access-token-mutations';
import { addressResolvers } from './address';
import { addressMutations } from './address-mutations';
import { blogResolvers } from './blog';
import { cartResolvers } from './cart';
import { cartMutationResolvers } from './cart-mutations';
import { collectionResolvers } from './collection';
import { customerResolvers } from './customer';
import { customerMutations } from './customer-mutations';
import { imageResolvers } from './image';
import { localizationResolvers } from './localization';
import { mediaResolvers } from './media';
import { menuResolvers } from './menu';
import { metafieldResolvers } from './metafield';
import { metaobjectResolvers } from './metaobject';
import { orderResolvers } from './order';
import { pageResolvers } from './page';
import { passwordMutations } from './password-mutations';
import { policyResolvers } from './policy';
import { productResolvers } from './product';
import { productOptionResolvers } from './product-options';
import { queryResolvers } from './query';
import { recommendationResolvers } from './recommendations';
import { searchResolvers } from './search';
import { sellingPlanResolvers } from './selling-plans';
import { shopResolvers } from './shop';
import { sitemapResolvers } from './sitemap';
import { urlRedirectResolvers } from './url-redirects';
import { variantResolvers } from './variant';

/** Every resolver of the Storefront API; fields without one are properties, or not served. */
export const resolvers: ResolverMap = {
	...addressResolvers,
	...blogResolvers,
	...cartResolvers,
	...collectionResolvers,
	...imageResolvers,
	...localizationResolvers,
	...mediaResolvers,
	...menuResolvers,
	...metafieldResolvers,
	...metaobjectResolvers,
	...orderResolvers,
	...pageResolvers,
	...policyResolvers,
	...productResolvers,
	...productOptionResolvers,
	...queryResolvers,
	...sellingPlanResolvers,
	...shopResolvers,
	...sitemapResolvers,
	...variantResolvers,
	...customerResolvers,
	QueryRoot: {
		...queryResolvers.QueryRoot,
		...blogResolvers.QueryRoot,
		...menuResolvers.QueryRoot,
		...metaobjectResolvers.QueryRoot,
		...pageResolvers.QueryRoot,
		...recommendationResolvers.QueryRoot,
		...searchResolvers.QueryRoot,
		...sitemapResolvers.QueryRoot,
		...urlRedirectResolvers.QueryRoot,
	},
	Mutation: {
		...cartMutationResolvers.Mutation,
		...accessTokenMutations,
		...addressMutations,
		...customerMutations,
		...passwordMutations,
	},
};
