import type { PolicyKind } from '../catalogue/types';
import type { RequestContext, Resolver, ResolverMap } from '../schema/request-context';
import { contentGid, type PolicyRecord } from '../shop/content-index';
import { policyHandle, policyUrl } from '../shop/policies';
import { localize } from '../shop/texts';

/** The shop's policy of one kind; null where the merchant has none. */
function policy(kind: PolicyKind): Resolver<unknown> {
	return (_source, _args, { shop }: RequestContext) =>
		shop.catalogue.content.policies.find(({ data }) => data.kind === kind) ?? null;
}

const policyFields: Record<string, Resolver<PolicyRecord>> = {
	id: contentGid,
	handle: ({ data }) => policyHandle(data.kind),
	title: ({ data }, _args, context) => localize(data.title, context),
	body: ({ data }, _args, context) => localize(data.bodyHtml, context),
	url: (source, _args, context) => policyUrl(context.shop, source, context.language),
};

export const policyResolvers: ResolverMap = {
	Shop: {
		contactInformation: policy('contactInformation'),
		legalNotice: policy('legalNotice'),
		privacyPolicy: policy('privacyPolicy'),
		refundPolicy: policy('refundPolicy'),
		shippingPolicy: policy('shippingPolicy'),
		subscriptionPolicy: policy('subscriptionPolicy'),
		termsOfSale: policy('termsOfSale'),
		termsOfService: policy('termsOfService'),
	},
	ShopPolicy: policyFields,
	ShopPolicyWithDefault: policyFields,
};
