import type { CodegenConfig } from '@graphql-codegen/cli';
import { pluckConfig, preset } from '@shopify/hydrogen-codegen';

export default {
	overwrite: true,
	// The package's own type lags behind what the command takes.
	pluckConfig: pluckConfig as CodegenConfig['pluckConfig'],
	generates: {
		'app/shopify/storefront.generated.d.ts': {
			preset,
			schema: 'node_modules/shopify-schemas/storefront.schema.json',
			documents: [
				'app/**/*.{ts,tsx}',
				'!app/**/customer-api-*.queries.ts',
				'!app/**/*.generated.d.ts',
				'!app/**/*.test.ts',
			],
			presetConfig: {
				importTypes: {
					namespace: 'StorefrontAPI',
					from: 'shopify-schemas/storefront-api-types',
				},
			},
		},
		'app/shopify/customer-account.generated.d.ts': {
			preset,
			schema: 'node_modules/shopify-schemas/customer-account.schema.json',
			documents: ['app/**/customer-api-*.queries.ts'],
			presetConfig: {
				importTypes: {
					namespace: 'CustomerAccountAPI',
					from: 'shopify-schemas/customer-account-api-types',
				},
			},
		},
	},
} satisfies CodegenConfig;
