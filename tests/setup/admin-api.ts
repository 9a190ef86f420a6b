/** Asks the demo shop's Admin API; throws on errors. */
export async function askAdmin<Data = Record<string, never>>(
	shopOrigin: string,
	query: string,
	variables: object = {},
): Promise<Data> {
	const response = await fetch(`${shopOrigin}/admin/api/2026-04/graphql.json`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-Shopify-Access-Token': 'shpat_demo_aerolume_admin',
		},
		body: JSON.stringify({ query, variables }),
	});
	const { data, errors } = (await response.json()) as { data: Data; errors?: object[] };
	if (errors) throw new Error(JSON.stringify(errors));
	const [refusal] = Object.values(data as Record<string, { userErrors?: object[] }>).flatMap(
		(payload) => payload?.userErrors ?? [],
	);
	if (refusal) throw new Error(JSON.stringify(refusal));
	return data;
}

/** Subscribes a URL of the storefront to all of its topics. */
export async function subscribeAll(shopOrigin: string, uri: string): Promise<void> {
	const topics = [
		'PRODUCTS_UPDATE',
		'INVENTORY_LEVELS_UPDATE',
		'COLLECTIONS_UPDATE',
		'SHOP_UPDATE',
	];
	for (const topic of topics) {
		await askAdmin(
			shopOrigin,
			'mutation ($topic: WebhookSubscriptionTopic!, $uri: String!) { webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri }) { userErrors { message } } }',
			{ topic, uri },
		);
	}
}

export async function setPrice(
	shopOrigin: string,
	productId: string,
	variant: { id: string; price: string; compareAtPrice?: string | null },
): Promise<void> {
	await askAdmin(
		shopOrigin,
		'mutation ($productId: ID!, $variant: ProductVariantsBulkInput!) { productVariantsBulkUpdate(productId: $productId, variants: [$variant]) { userErrors { message } } }',
		{
			productId: `gid://shopify/Product/${productId}`,
			variant: { ...variant, id: `gid://shopify/ProductVariant/${variant.id}` },
		},
	);
}

/** Sets a variant's stock as an inventory app does. */
export async function setQuantity(
	shopOrigin: string,
	variantId: string,
	quantity: number,
): Promise<void> {
	const inventoryItemId = `gid://shopify/InventoryItem/${Number(variantId) + 2_000_000_000_000}`;
	const locationId = 'gid://shopify/Location/71000000001';
	await askAdmin(
		shopOrigin,
		'mutation ($input: InventorySetQuantitiesInput!, $key: String!) { inventorySetQuantities(input: $input) @idempotent(key: $key) { userErrors { message } } }',
		{
			key: crypto.randomUUID(),
			input: {
				name: 'available',
				reason: 'correction',
				quantities: [{ inventoryItemId, locationId, quantity, changeFromQuantity: null }],
			},
		},
	);
}
