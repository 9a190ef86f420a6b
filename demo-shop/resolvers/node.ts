import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import { gid, parseGid } from '../shop/ids';
import { mediaImageSource, mediumSource } from '../shop/media';
import { shopId } from '../shop/shop';
import { findCart } from './cart-source';
import { shopSource } from './shop';
import { findRedirect } from './url-redirects';
import { variantSource } from './variant';

/** Any object by its global id; null for an unknown one, an error for types that are not served. */
export function findNode(id: string, context: RequestContext, schema: GraphQLSchema): unknown {
	const parsed = parseGid(id);
	const { catalogue } = context.shop;
	switch (parsed?.type) {
		case 'Product':
			return catalogue.productById.get(Number(parsed.id)) ?? null;
		case 'Collection':
			return catalogue.collectionById.get(Number(parsed.id)) ?? null;
		case 'ProductVariant': {
			const variant = catalogue.variantById.get(Number(parsed.id));
			return variant ? variantSource(variant) : null;
		}
		case 'MediaImage': {
			const record = catalogue.imageByMediaId.get(id);
			return record ? mediaImageSource(record) : null;
		}
		case 'Model3d':
		case 'Video':
		case 'ExternalVideo': {
			const medium = catalogue.mediumById.get(id);
			return medium ? mediumSource(medium) : null;
		}
		case 'Article':
		case 'Blog':
		case 'Menu':
		case 'MenuItem':
		case 'Metaobject':
		case 'Page':
		case 'ShopPolicy':
			return catalogue.content.byGid.get(id) ?? null;
		case 'UrlRedirect':
			return findRedirect(id, context);
		case 'Cart':
			return findCart(id, context);
		case 'Shop':
			return id === gid('Shop', shopId) ? shopSource : null;
		default: {
			const type = schema.getType(parsed?.type ?? '');
			const node = schema.getType('Node');
			if (isObjectType(type) && isInterfaceType(node) && type.getInterfaces().includes(node)) {
				throw notServed(`Looking up ${type.name} by id`);
			}
			return null;
		}
	}
}
