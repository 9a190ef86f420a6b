import { type GraphQLSchema, getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import { customerByAccountToken } from '../accounts/account-tokens';
import { findMarket, marketFor, primaryCountry, resolveLanguage } from '../shop/markets';
import type { Shop } from '../shop/shop';
import { customerByToken } from '../state/customers';
import { notServed } from './errors';
import type { Caller, RequestContext } from './request-context';

interface InContextArguments {
	country?: string | null;
	language?: string | null;
	buyer?: { customerAccessToken: string; companyLocationId?: string | null } | null;
	preferredLocationId?: string | null;
	visitorConsent?: object | null;
}

/** Whether the operation has the directive: only then does the response contain the context. */
export function hasInContext(operation: OperationDefinitionNode): boolean {
	return (operation.directives ?? []).some(({ name }) => name.value === 'inContext');
}

/** Whether the operation names no buyer, or one with a valid token. */
export function hasValidBuyer(
	shop: Shop,
	schema: GraphQLSchema,
	operation: OperationDefinitionNode,
	variables: Readonly<Record<string, unknown>>,
): boolean {
	const token = argumentsOf(schema, operation, variables).buyer?.customerAccessToken;
	return (
		token === undefined ||
		customerByToken(shop, token) !== undefined ||
		customerByAccountToken(shop, token) !== undefined
	);
}

/**
 * Resolves the context of an operation. Countries without a market and unpublished languages fall back
 * to the primary ones. Throws for an argument that is not served.
 */
export function resolveContext(
	shop: Shop,
	caller: Caller,
	schema: GraphQLSchema,
	operation: OperationDefinitionNode,
	variables: Readonly<Record<string, unknown>>,
): RequestContext {
	const values = argumentsOf(schema, operation, variables);
	const { buyer, preferredLocationId, visitorConsent } = values;
	const others = {
		preferredLocationId,
		visitorConsent,
		companyLocationId: buyer?.companyLocationId,
	};
	for (const [name, value] of Object.entries(others)) {
		if (value != null) {
			throw notServed(`The argument ${name} of @inContext`);
		}
	}
	const country = findMarket(values.country) && values.country ? values.country : primaryCountry;
	const language = resolveLanguage(values.language);
	const market = marketFor(country);
	return {
		shop,
		...caller,
		country,
		language,
		market,
		currency: market.currency,
		requestedCountry: values.country ? country : null,
		requestedLanguage: values.language ? language : null,
	};
}

function argumentsOf(
	schema: GraphQLSchema,
	operation: OperationDefinitionNode,
	variables: Readonly<Record<string, unknown>>,
): InContextArguments {
	const directive = schema.getDirective('inContext');
	return (directive && getDirectiveValues(directive, operation, { ...variables })) ?? {};
}
