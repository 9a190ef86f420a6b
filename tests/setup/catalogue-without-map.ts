import { catalogue } from '@aerolume/demo-shop/catalogue';
import { site } from '../../app/site';

const isOther = (handle: string) => handle !== site.product;

/** The demo shop's catalogue without the main product. */
export const catalogueWithoutMap = {
	...catalogue,
	products: catalogue.products.filter(({ handle }) => isOther(handle)),
	collections: catalogue.collections.map((collection) => ({
		...collection,
		products: collection.products.filter(isOther),
	})),
};
