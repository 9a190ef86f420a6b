/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from 'shopify-schemas/storefront-api-types';

export type AccountAddressFragment = Pick<StorefrontAPI.MailingAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'country' | 'countryCodeV2' | 'firstName' | 'formatted' | 'formattedArea' | 'lastName' | 'latitude' | 'longitude' | 'name' | 'phone' | 'province' | 'provinceCode' | 'zip'>;

export type AccountProfileFragment = Pick<StorefrontAPI.Customer, 'id' | 'acceptsMarketing' | 'createdAt' | 'displayName' | 'email' | 'firstName' | 'lastName' | 'numberOfOrders' | 'phone' | 'tags' | 'updatedAt'>;

export type OrderSummaryFragment = (
  Pick<StorefrontAPI.Order, 'id' | 'name' | 'processedAt' | 'canceledAt' | 'fulfillmentStatus'>
  & { totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
      Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
      & { variant?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>>, product: Pick<StorefrontAPI.Product, 'title'>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
);

export type AccountOverviewQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type AccountOverviewQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id' | 'acceptsMarketing' | 'createdAt' | 'displayName' | 'email' | 'firstName' | 'lastName' | 'numberOfOrders' | 'phone' | 'tags' | 'updatedAt'>
    & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, addresses: { nodes: Array<Pick<StorefrontAPI.MailingAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'country' | 'countryCodeV2' | 'firstName' | 'formatted' | 'formattedArea' | 'lastName' | 'latitude' | 'longitude' | 'name' | 'phone' | 'province' | 'provinceCode' | 'zip'>> }, orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'id' | 'name' | 'processedAt' | 'canceledAt' | 'fulfillmentStatus'>
        & { totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
            & { variant?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>>, product: Pick<StorefrontAPI.Product, 'title'>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }> }
          )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
      )> } }
  )> };

export type AccountProfileQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
}>;


export type AccountProfileQuery = { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'acceptsMarketing' | 'createdAt' | 'displayName' | 'email' | 'firstName' | 'lastName' | 'numberOfOrders' | 'phone' | 'tags' | 'updatedAt'>> };

export type AccountAddressesQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type AccountAddressesQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id'>
    & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, addresses: { nodes: Array<Pick<StorefrontAPI.MailingAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'country' | 'countryCodeV2' | 'firstName' | 'formatted' | 'formattedArea' | 'lastName' | 'latitude' | 'longitude' | 'name' | 'phone' | 'province' | 'provinceCode' | 'zip'>> } }
  )> };

export type AccountOrdersQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type AccountOrdersQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id'>
    & { orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'id' | 'name' | 'processedAt' | 'canceledAt' | 'fulfillmentStatus'>
        & { totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
            & { variant?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>>, product: Pick<StorefrontAPI.Product, 'title'>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }> }
          )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type AccountOrderCursorsQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type AccountOrderCursorsQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id'>
    & { orders: { edges: Array<(
        Pick<StorefrontAPI.OrderEdge, 'cursor'>
        & { node: Pick<StorefrontAPI.Order, 'id'> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
  )> };

export type AccountOrderQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  afterLine?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type AccountOrderQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id'>
    & { orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'canceledAt' | 'currencyCode' | 'customerUrl' | 'edited' | 'email' | 'financialStatus' | 'fulfillmentStatus' | 'statusUrl'>
        & { successfulFulfillments?: StorefrontAPI.Maybe<Array<(
          Pick<StorefrontAPI.Fulfillment, 'trackingCompany'>
          & { trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }
        )>>, subtotalPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTax?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, shippingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'country' | 'countryCodeV2' | 'firstName' | 'formatted' | 'formattedArea' | 'lastName' | 'latitude' | 'longitude' | 'name' | 'phone' | 'province' | 'provinceCode' | 'zip'>>, billingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'country' | 'countryCodeV2' | 'firstName' | 'formatted' | 'formattedArea' | 'lastName' | 'latitude' | 'longitude' | 'name' | 'phone' | 'province' | 'provinceCode' | 'zip'>>, customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, lineItems: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
            & { discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, variant?: StorefrontAPI.Maybe<(
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title'>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
            )> }
          )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
      )> } }
  )> };

export type AccountOrderFragment = (
  Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'canceledAt' | 'currencyCode' | 'customerUrl' | 'edited' | 'email' | 'financialStatus' | 'fulfillmentStatus' | 'statusUrl'>
  & { successfulFulfillments?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Fulfillment, 'trackingCompany'>
    & { trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }
  )>>, subtotalPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTax?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, shippingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'country' | 'countryCodeV2' | 'firstName' | 'formatted' | 'formattedArea' | 'lastName' | 'latitude' | 'longitude' | 'name' | 'phone' | 'province' | 'provinceCode' | 'zip'>>, billingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'country' | 'countryCodeV2' | 'firstName' | 'formatted' | 'formattedArea' | 'lastName' | 'latitude' | 'longitude' | 'name' | 'phone' | 'province' | 'provinceCode' | 'zip'>>, customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, lineItems: { nodes: Array<(
      Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
      & { discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, variant?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title'>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
);

export type AccountOrderLineFragment = (
  Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
  & { discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, variant?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title'>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
  )> }
);

export type OrderedProductVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type OrderedProductVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
    & { product: Pick<StorefrontAPI.Product, 'handle' | 'title'>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
  )>> };

export type AccountProblemFragment = Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>;

export type AccountUpdateMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  customer: StorefrontAPI.CustomerUpdateInput;
}>;


export type AccountUpdateMutation = { customerUpdate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'acceptsMarketing' | 'createdAt' | 'displayName' | 'email' | 'firstName' | 'lastName' | 'numberOfOrders' | 'phone' | 'tags' | 'updatedAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type AddressCreateMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  address: StorefrontAPI.MailingAddressInput;
}>;


export type AddressCreateMutation = { customerAddressCreate?: StorefrontAPI.Maybe<{ customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type AddressUpdateMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
  address: StorefrontAPI.MailingAddressInput;
}>;


export type AddressUpdateMutation = { customerAddressUpdate?: StorefrontAPI.Maybe<{ customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type AddressDeleteMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type AddressDeleteMutation = { customerAddressDelete?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAddressDeletePayload, 'deletedCustomerAddressId'>
    & { customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }
  )> };

export type DefaultAddressUpdateMutationVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type DefaultAddressUpdateMutation = { customerDefaultAddressUpdate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerProblemFragment = Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>;

export type CustomerSummaryQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerSummaryQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id' | 'firstName' | 'lastName' | 'displayName' | 'email'>
    & { wishlist?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type CustomerAccessTokenCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerAccessTokenCreateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAccessTokenCreateMutation = { customerAccessTokenCreate?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAccessTokenDeleteMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerAccessTokenDeleteMutation = { customerAccessTokenDelete?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAccessTokenDeletePayload, 'deletedAccessToken'>
    & { userErrors: Array<Pick<StorefrontAPI.UserError, 'field' | 'message'>> }
  )> };

export type CustomerCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerCreateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerCreateMutation = { customerCreate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerRecoverMutationVariables = StorefrontAPI.Exact<{
  email: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerRecoverMutation = { customerRecover?: StorefrontAPI.Maybe<{ customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerResetMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerResetInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerResetMutation = { customerReset?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'email'>>, customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerResetByUrlMutationVariables = StorefrontAPI.Exact<{
  password: StorefrontAPI.Scalars['String']['input'];
  resetUrl: StorefrontAPI.Scalars['URL']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerResetByUrlMutation = { customerResetByUrl?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'email'>>, customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

type CartLine_CartLine_Fragment = (
  Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
      & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
    ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
  ) }
);

type CartLine_ComponentizableCartLine_Fragment = (
  Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
      & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
    ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
  ) }
);

export type CartLineFragment = CartLine_CartLine_Fragment | CartLine_ComponentizableCartLine_Fragment;

export type CartFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
    Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
    & { customer?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
      & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
    )> }
  ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
    & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, lines: { nodes: Array<(
      Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
          Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
          & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
        ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      ) }
    ) | (
      Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
          Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
          & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
        ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      ) }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
);

export type CartProblemFragment = Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>;

export type CartNoticeFragment = Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>;

export type CartQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartQuery = { cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
    & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
      Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
      & { customer?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
        & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
      )> }
    ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
      Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
      & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    )>, lines: { nodes: Array<(
        Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
            Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
            & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
          ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
        ) }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
            Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
            & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
          ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
        ) }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
  )> };

export type CartContentsQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type CartContentsQuery = { cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'note'>
    & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code'>>, appliedGiftCards: Array<Pick<StorefrontAPI.AppliedGiftCard, 'lastCharacters'>>, lines: { nodes: Array<(
        Pick<StorefrontAPI.CartLine, 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'> }> }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'> }> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'endCursor' | 'hasNextPage'> } }
  )> };

export type GiftCardQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type GiftCardQuery = { node?: StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & { product: Pick<StorefrontAPI.Product, 'isGiftCard'> }
  )> };

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CartInput;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartCreateMutation = { cartCreate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesAddMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineInput> | StorefrontAPI.CartLineInput;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesAddMutation = { cartLinesAdd?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineUpdateInput> | StorefrontAPI.CartLineUpdateInput;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesUpdateMutation = { cartLinesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lineIds: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesRemoveMutation = { cartLinesRemove?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartBuyerIdentityUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  buyerIdentity: StorefrontAPI.CartBuyerIdentityInput;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartBuyerIdentityUpdateMutation = { cartBuyerIdentityUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartDiscountCodesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartDiscountCodesUpdateMutation = { cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartGiftCardCodesAddMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  giftCardCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartGiftCardCodesAddMutation = { cartGiftCardCodesAdd?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartGiftCardCodesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  appliedGiftCardIds: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartGiftCardCodesRemoveMutation = { cartGiftCardCodesRemove?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartAttributesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  attributes: Array<StorefrontAPI.AttributeInput> | StorefrontAPI.AttributeInput;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartAttributesUpdateMutation = { cartAttributesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title' | 'isGiftCard'>
              & { deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ), nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CatalogImageFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type ProductVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, language?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, height?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
);

export type SelectableVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
);

export type ProductColorFragment = { label?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, color?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> };

export type ProductCardFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
  & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
    )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type MainPictureQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type MainPictureQuery = { product?: StorefrontAPI.Maybe<{ selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }> }> };

export type NamedOptionFragment = (
  Pick<StorefrontAPI.ProductOption, 'name'>
  & { optionValues: Array<(
    Pick<StorefrontAPI.ProductOptionValue, 'name'>
    & { firstSelectableVariant?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
    )> }
  )> }
);

export type ProductPageFragment = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType' | 'vendor' | 'isGiftCard' | 'availableForSale' | 'totalInventory' | 'onlineStoreUrl' | 'trackingParameters' | 'encodedVariantExistence' | 'encodedVariantAvailability' | 'requiresSellingPlan'>
    & { collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle'>> }, seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, media: { nodes: Array<(
        { __typename: 'ExternalVideo' }
        & Pick<StorefrontAPI.ExternalVideo, 'host' | 'originUrl' | 'id' | 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'MediaImage' }
        & Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Model3d' }
        & Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format' | 'mimeType' | 'filesize'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Video' }
        & Pick<StorefrontAPI.Video, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format' | 'mimeType' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { firstSelectableVariant?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
        )>, swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
        )> }
      )> }
    )>, variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, language?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, height?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
    )>, adjacentVariants: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, language?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, height?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
      )> }, details?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, shipping?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, safety?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, weee?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, optionProperties?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, filterColor?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ label?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, color?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }> }>, matchingColors?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
          & { filterColor?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ label?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, color?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }> }> }
        )> }> }> }
  )>, giftCard?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'handle' | 'availableForSale'>>, reviews: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { product?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, submitted?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, body?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, author?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, reply?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, shop: { paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'acceptedCardBrands' | 'supportedDigitalWallets'> }, complementary?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>>, related?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type ProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  giftCard: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType' | 'vendor' | 'isGiftCard' | 'availableForSale' | 'totalInventory' | 'onlineStoreUrl' | 'trackingParameters' | 'encodedVariantExistence' | 'encodedVariantAvailability' | 'requiresSellingPlan'>
    & { collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle'>> }, seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, media: { nodes: Array<(
        { __typename: 'ExternalVideo' }
        & Pick<StorefrontAPI.ExternalVideo, 'host' | 'originUrl' | 'id' | 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'MediaImage' }
        & Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Model3d' }
        & Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format' | 'mimeType' | 'filesize'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Video' }
        & Pick<StorefrontAPI.Video, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format' | 'mimeType' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { firstSelectableVariant?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
        )>, swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
        )> }
      )> }
    )>, variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, language?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, height?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
    )>, adjacentVariants: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, language?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, height?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
      )> }, details?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, shipping?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, safety?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, weee?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, optionProperties?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, filterColor?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ label?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, color?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }> }>, matchingColors?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
          & { filterColor?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ label?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, color?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }> }> }
        )> }> }> }
  )>, giftCard?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'handle' | 'availableForSale'>>, reviews: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { product?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, submitted?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, body?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, author?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, reply?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, shop: { paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'acceptedCardBrands' | 'supportedDigitalWallets'> }, complementary?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>>, related?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type ProductVariantByIdQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductVariantByIdQuery = { node?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
    & { product: Pick<StorefrontAPI.Product, 'id'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, language?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, height?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
  )> };

export type ProductAdjacentVariantsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  selectedOptions: Array<StorefrontAPI.SelectedOptionInput> | StorefrontAPI.SelectedOptionInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductAdjacentVariantsQuery = { product?: StorefrontAPI.Maybe<{ adjacentVariants: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )> }> };

export type ListingFilterFragment = (
  Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'>
  & { values: Array<(
    Pick<StorefrontAPI.FilterValue, 'id' | 'label' | 'count' | 'input'>
    & { swatch?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Swatch, 'color'>
      & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
    )> }
  )> }
);

export type ListedProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'createdAt' | 'publishedAt' | 'updatedAt' | 'productType' | 'tags' | 'handle' | 'title' | 'availableForSale'>
  & { options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, media: { nodes: Array<Pick<StorefrontAPI.ExternalVideo, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.MediaImage, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.Model3d, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.Video, 'id' | 'mediaContentType'>> }, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
    )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ListingPageFragment = Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'>;

export type ListingCurrencyFragment = { localization: { country: { currency: Pick<StorefrontAPI.Currency, 'isoCode'> } } };

export type CollectionsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionsQuery = { collections: { nodes: Array<(
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title' | 'description'>
      & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
    )> } };

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionQuery = { collection?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'trackingParameters' | 'updatedAt'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, products: { nodes: Array<(
        Pick<StorefrontAPI.Product, 'id' | 'createdAt' | 'publishedAt' | 'updatedAt' | 'productType' | 'tags' | 'handle' | 'title' | 'availableForSale'>
        & { options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, media: { nodes: Array<Pick<StorefrontAPI.ExternalVideo, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.MediaImage, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.Model3d, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.Video, 'id' | 'mediaContentType'>> }, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariant, 'id'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'>, filters: Array<(
        Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'>
        & { values: Array<(
          Pick<StorefrontAPI.FilterValue, 'id' | 'label' | 'count' | 'input'>
          & { swatch?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.Swatch, 'color'>
            & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
          )> }
        )> }
      )> }, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
  )>, localization: { country: { currency: Pick<StorefrontAPI.Currency, 'isoCode'> } } };

export type CollectionFiltersQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionFiltersQuery = { collection?: StorefrontAPI.Maybe<{ products: { filters: Array<(
        Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'>
        & { values: Array<(
          Pick<StorefrontAPI.FilterValue, 'id' | 'label' | 'count' | 'input'>
          & { swatch?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.Swatch, 'color'>
            & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
          )> }
        )> }
      )> } }> };

export type SearchQueryVariables = StorefrontAPI.Exact<{
  searchTerm: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.SearchSortKeys>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchQuery = { search: (
    Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'>
    & { nodes: Array<{ __typename: 'Article' | 'Page' } | (
      { __typename: 'Product' }
      & Pick<StorefrontAPI.Product, 'id' | 'createdAt' | 'publishedAt' | 'updatedAt' | 'productType' | 'tags' | 'handle' | 'title' | 'availableForSale'>
      & { options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { firstSelectableVariant?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          )> }
        )> }
      )>, media: { nodes: Array<Pick<StorefrontAPI.ExternalVideo, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.MediaImage, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.Model3d, 'id' | 'mediaContentType'> | Pick<StorefrontAPI.Video, 'id' | 'mediaContentType'>> }, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
        )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'>, productFilters: Array<(
      Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'>
      & { values: Array<(
        Pick<StorefrontAPI.FilterValue, 'id' | 'label' | 'count' | 'input'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Swatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
        )> }
      )> }
    )> }
  ), localization: { country: { currency: Pick<StorefrontAPI.Currency, 'isoCode'> } } };

export type SearchFiltersQueryVariables = StorefrontAPI.Exact<{
  searchTerm: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchFiltersQuery = { search: { productFilters: Array<(
      Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'>
      & { values: Array<(
        Pick<StorefrontAPI.FilterValue, 'id' | 'label' | 'count' | 'input'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Swatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
        )> }
      )> }
    )> } };

export type ProductsByIdsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductsByIdsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type ContentPictureQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  key: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ContentPictureQuery = { product?: StorefrontAPI.Maybe<{ picture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ __typename: 'Article' | 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
        { __typename: 'MediaImage' }
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }> }> };

export type CatalogFileFragment = (
  Pick<StorefrontAPI.MediaImage, 'alt'>
  & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

export type HomeProductsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  count: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type HomeProductsQuery = { map?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { shipping?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.MediaImage, 'alt'>
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
          )> }>, rooms?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
              Pick<StorefrontAPI.MediaImage, 'alt'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
            )> }> }>, region?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, complementary?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>>, products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
      & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
        )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type MapProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  giftCard: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type MapProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType' | 'vendor' | 'isGiftCard' | 'availableForSale' | 'totalInventory' | 'onlineStoreUrl' | 'trackingParameters' | 'encodedVariantExistence' | 'encodedVariantAvailability' | 'requiresSellingPlan'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
        & { region?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, stepPictures?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, language?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, height?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
      )> }, boxPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.MediaImage, 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }>, backPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.MediaImage, 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }>, powerPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.MediaImage, 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }>, lightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.MediaImage, 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }>, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle'>> }, seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, media: { nodes: Array<(
        { __typename: 'ExternalVideo' }
        & Pick<StorefrontAPI.ExternalVideo, 'host' | 'originUrl' | 'id' | 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'MediaImage' }
        & Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Model3d' }
        & Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format' | 'mimeType' | 'filesize'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Video' }
        & Pick<StorefrontAPI.Video, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format' | 'mimeType' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { firstSelectableVariant?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
        )>, swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
        )> }
      )> }
    )>, variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, language?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, height?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
    )>, adjacentVariants: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, nightPictureId?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, furtherMedia?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )>, details?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, shipping?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, safety?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, weee?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryDays?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, optionProperties?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, filterColor?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ label?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, color?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }> }>, matchingColors?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
          & { filterColor?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ label?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, color?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }> }> }
        )> }> }> }
  )>, giftCard?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'handle' | 'availableForSale'>>, reviews: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { product?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, submitted?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, body?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, author?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, reply?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, shop: { paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'acceptedCardBrands' | 'supportedDigitalWallets'> }, complementary?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>>, related?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
      )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type RequestedProductVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type RequestedProductVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title'>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
  )>> };

export type ReadyQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type ReadyQuery = { shop: Pick<StorefrontAPI.Shop, 'name'> };

export type PredictiveSearchQueryVariables = StorefrontAPI.Exact<{
  term: StorefrontAPI.Scalars['String']['input'];
  limit: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PredictiveSearchQuery = { predictiveSearch?: StorefrontAPI.Maybe<{ products: Array<(
      Pick<StorefrontAPI.Product, 'description' | 'id' | 'handle' | 'title' | 'availableForSale'>
      & { options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { firstSelectableVariant?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
          )> }
        )> }
      )>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, pricedVariants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, countries?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
        )> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, collections: Array<Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'>>, queries: Array<Pick<StorefrontAPI.SearchQuerySuggestion, 'text'>> }> };

export type SearchHelpQueryVariables = StorefrontAPI.Exact<{
  beginning: StorefrontAPI.Scalars['String']['input'];
  suggest: StorefrontAPI.Scalars['Boolean']['input'];
  collections: StorefrontAPI.Scalars['Int']['input'];
  words: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchHelpQuery = { collections: { nodes: Array<(
      Pick<StorefrontAPI.Collection, 'handle' | 'title'>
      & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> }
    )> }, predictiveSearch?: StorefrontAPI.Maybe<{ queries: Array<Pick<StorefrontAPI.SearchQuerySuggestion, 'text'>> }> };

export type SitemapEntriesFragment = (
  Pick<StorefrontAPI.PaginatedSitemapResources, 'hasNextPage'>
  & { items: Array<(
    Pick<StorefrontAPI.SitemapResource, 'title' | 'handle' | 'updatedAt'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.SitemapImage, 'filepath'>> }
  ) | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>> }
);

export type ShopSitemapQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type ShopSitemapQuery = { collections: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>, resources?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.PaginatedSitemapResources, 'hasNextPage'>
      & { items: Array<(
        Pick<StorefrontAPI.SitemapResource, 'title' | 'handle' | 'updatedAt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.SitemapImage, 'filepath'>> }
      ) | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>> }
    )> }, products: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>, resources?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.PaginatedSitemapResources, 'hasNextPage'>
      & { items: Array<(
        Pick<StorefrontAPI.SitemapResource, 'title' | 'handle' | 'updatedAt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.SitemapImage, 'filepath'>> }
      ) | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>> }
    )> } };

export type ShopSitemapPageQueryVariables = StorefrontAPI.Exact<{
  type: StorefrontAPI.SitemapType;
  page: StorefrontAPI.Scalars['Int']['input'];
}>;


export type ShopSitemapPageQuery = { sitemap: { resources?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.PaginatedSitemapResources, 'hasNextPage'>
      & { items: Array<(
        Pick<StorefrontAPI.SitemapResource, 'title' | 'handle' | 'updatedAt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.SitemapImage, 'filepath'>> }
      ) | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>> }
    )> } };

export type UrlRedirectsQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
}>;


export type UrlRedirectsQuery = { urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>> } };

export type FeedVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'weight' | 'weightUnit'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
);

export type ProductFeedQueryVariables = StorefrontAPI.Exact<{
  count: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductFeedQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'endCursor' | 'hasNextPage'>, nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'vendor' | 'isGiftCard' | 'requiresSellingPlan'>
      & { optionProperties?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'endCursor' | 'hasNextPage'>, nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'weight' | 'weightUnit'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
        )> } }
    )> } };

export type ProductFeedVariantsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductFeedVariantsQuery = { product?: StorefrontAPI.Maybe<{ variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'endCursor' | 'hasNextPage'>, nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'weight' | 'weightUnit'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
      )> } }> };

export type ShopOverviewQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ShopOverviewQuery = { collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title' | 'description'>> }, products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<Pick<StorefrontAPI.Product, 'handle' | 'title' | 'description'>> } };

export type CollectionTextQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionTextQuery = { collection?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title' | 'descriptionHtml'>
    & { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
        Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'availableForSale'>
        & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> } }
      )> } }
  )> };

export type MenusQueryVariables = StorefrontAPI.Exact<{
  header: StorefrontAPI.Scalars['String']['input'];
  footer: StorefrontAPI.Scalars['String']['input'];
  withHeader: StorefrontAPI.Scalars['Boolean']['input'];
  withFooter: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type MenusQuery = { header?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Menu, 'title'>
    & { items: Array<(
      Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'>
      & { items: Array<(
        Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'>
        & { resource?: StorefrontAPI.Maybe<{ __typename: 'Article' | 'Blog' | 'Metaobject' | 'Page' } | (
          { __typename: 'Collection' }
          & Pick<StorefrontAPI.Collection, 'handle'>
        ) | (
          { __typename: 'Product' }
          & Pick<StorefrontAPI.Product, 'handle'>
        ) | (
          { __typename: 'ShopPolicy' }
          & Pick<StorefrontAPI.ShopPolicy, 'handle'>
        )> }
      )>, resource?: StorefrontAPI.Maybe<{ __typename: 'Article' | 'Blog' | 'Metaobject' | 'Page' } | (
        { __typename: 'Collection' }
        & Pick<StorefrontAPI.Collection, 'handle'>
      ) | (
        { __typename: 'Product' }
        & Pick<StorefrontAPI.Product, 'handle'>
      ) | (
        { __typename: 'ShopPolicy' }
        & Pick<StorefrontAPI.ShopPolicy, 'handle'>
      )> }
    )> }
  )>, footer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Menu, 'title'>
    & { items: Array<(
      Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'>
      & { items: Array<(
        Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'>
        & { resource?: StorefrontAPI.Maybe<{ __typename: 'Article' | 'Blog' | 'Metaobject' | 'Page' } | (
          { __typename: 'Collection' }
          & Pick<StorefrontAPI.Collection, 'handle'>
        ) | (
          { __typename: 'Product' }
          & Pick<StorefrontAPI.Product, 'handle'>
        ) | (
          { __typename: 'ShopPolicy' }
          & Pick<StorefrontAPI.ShopPolicy, 'handle'>
        )> }
      )>, resource?: StorefrontAPI.Maybe<{ __typename: 'Article' | 'Blog' | 'Metaobject' | 'Page' } | (
        { __typename: 'Collection' }
        & Pick<StorefrontAPI.Collection, 'handle'>
      ) | (
        { __typename: 'Product' }
        & Pick<StorefrontAPI.Product, 'handle'>
      ) | (
        { __typename: 'ShopPolicy' }
        & Pick<StorefrontAPI.ShopPolicy, 'handle'>
      )> }
    )> }
  )>, shop: { primaryDomain: Pick<StorefrontAPI.Domain, 'host'> } };

export type ShopMenuFragment = (
  Pick<StorefrontAPI.Menu, 'title'>
  & { items: Array<(
    Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'>
    & { items: Array<(
      Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'>
      & { resource?: StorefrontAPI.Maybe<{ __typename: 'Article' | 'Blog' | 'Metaobject' | 'Page' } | (
        { __typename: 'Collection' }
        & Pick<StorefrontAPI.Collection, 'handle'>
      ) | (
        { __typename: 'Product' }
        & Pick<StorefrontAPI.Product, 'handle'>
      ) | (
        { __typename: 'ShopPolicy' }
        & Pick<StorefrontAPI.ShopPolicy, 'handle'>
      )> }
    )>, resource?: StorefrontAPI.Maybe<{ __typename: 'Article' | 'Blog' | 'Metaobject' | 'Page' } | (
      { __typename: 'Collection' }
      & Pick<StorefrontAPI.Collection, 'handle'>
    ) | (
      { __typename: 'Product' }
      & Pick<StorefrontAPI.Product, 'handle'>
    ) | (
      { __typename: 'ShopPolicy' }
      & Pick<StorefrontAPI.ShopPolicy, 'handle'>
    )> }
  )> }
);

export type ShopMenuItemFragment = (
  Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'>
  & { resource?: StorefrontAPI.Maybe<{ __typename: 'Article' | 'Blog' | 'Metaobject' | 'Page' } | (
    { __typename: 'Collection' }
    & Pick<StorefrontAPI.Collection, 'handle'>
  ) | (
    { __typename: 'Product' }
    & Pick<StorefrontAPI.Product, 'handle'>
  ) | (
    { __typename: 'ShopPolicy' }
    & Pick<StorefrontAPI.ShopPolicy, 'handle'>
  )> }
);

export type KnownProductsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type KnownProductsQuery = { nodes: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.AppliedGiftCard, 'id'> | Pick<StorefrontAPI.Article, 'id'> | Pick<StorefrontAPI.Blog, 'id'> | Pick<StorefrontAPI.Cart, 'id'> | Pick<StorefrontAPI.CartLine, 'id'> | Pick<StorefrontAPI.Collection, 'id'> | Pick<StorefrontAPI.Comment, 'id'> | Pick<StorefrontAPI.Company, 'id'> | Pick<StorefrontAPI.CompanyContact, 'id'> | Pick<StorefrontAPI.CompanyLocation, 'id'> | Pick<StorefrontAPI.ComponentizableCartLine, 'id'> | Pick<StorefrontAPI.ExternalVideo, 'id'> | Pick<StorefrontAPI.GenericFile, 'id'> | Pick<StorefrontAPI.Location, 'id'> | Pick<StorefrontAPI.MailingAddress, 'id'> | Pick<StorefrontAPI.Market, 'id'> | Pick<StorefrontAPI.MediaImage, 'id'> | Pick<StorefrontAPI.MediaPresentation, 'id'> | Pick<StorefrontAPI.Menu, 'id'> | Pick<StorefrontAPI.MenuItem, 'id'> | Pick<StorefrontAPI.Metafield, 'id'> | Pick<StorefrontAPI.Metaobject, 'id'> | Pick<StorefrontAPI.Model3d, 'id'> | Pick<StorefrontAPI.Order, 'id'> | Pick<StorefrontAPI.Page, 'id'> | Pick<StorefrontAPI.Product, 'id'> | Pick<StorefrontAPI.ProductOption, 'id'> | Pick<StorefrontAPI.ProductOptionValue, 'id'> | Pick<StorefrontAPI.ProductVariant, 'id'> | Pick<StorefrontAPI.Shop, 'id'> | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlan, 'id'> | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlanTerm, 'id'> | Pick<StorefrontAPI.ShopPayInstallmentsProductVariantPricing, 'id'> | Pick<StorefrontAPI.ShopPolicy, 'id'> | Pick<StorefrontAPI.TaxonomyCategory, 'id'> | Pick<StorefrontAPI.UrlRedirect, 'id'> | Pick<StorefrontAPI.Video, 'id'>>> };

export type CountriesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CountriesQuery = { localization: { country: { currency: Pick<StorefrontAPI.Currency, 'isoCode'> }, availableLanguages: Array<Pick<StorefrontAPI.Language, 'endonymName' | 'isoCode' | 'name'>>, availableCountries: Array<(
      Pick<StorefrontAPI.Country, 'isoCode' | 'name' | 'unitSystem'>
      & { currency: Pick<StorefrontAPI.Currency, 'isoCode' | 'name' | 'symbol'> }
    )> } };

export type CustomerMetafieldsQueryVariables = StorefrontAPI.Exact<{
  token: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerMetafieldsQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'id'>
    & { wishlist?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, notifications?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type MoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type NightPictureFragment = { nightPicture?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width'>> }> }> };

interface GeneratedQueryTypes {
  "#graphql\n\tquery AccountOverview($token: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomer(customerAccessToken: $token) {\n\t\t\t...AccountProfile\n\t\t\tdefaultAddress { id }\n\t\t\taddresses(first: 250) {\n\t\t\t\tnodes { ...AccountAddress }\n\t\t\t}\n\t\t\torders(first: 3, sortKey: PROCESSED_AT, reverse: true) {\n\t\t\t\tnodes { ...OrderSummary }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment AccountProfile on Customer {\n\t\tid\n\t\tacceptsMarketing\n\t\tcreatedAt\n\t\tdisplayName\n\t\temail\n\t\tfirstName\n\t\tlastName\n\t\tnumberOfOrders\n\t\tphone\n\t\ttags\n\t\tupdatedAt\n\t}\n\n\t#graphql\n\tfragment AccountAddress on MailingAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tcountry\n\t\tcountryCodeV2\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tformattedArea\n\t\tlastName\n\t\tlatitude\n\t\tlongitude\n\t\tname\n\t\tphone\n\t\tprovince\n\t\tprovinceCode\n\t\tzip\n\t}\n\n\t#graphql\n\tfragment OrderSummary on Order {\n\t\tid\n\t\tname\n\t\tprocessedAt\n\t\tcanceledAt\n\t\tfulfillmentStatus\n\t\ttotalPrice { ...Money }\n\t\tlineItems(first: 10) {\n\t\t\tnodes {\n\t\t\t\ttitle\n\t\t\t\tquantity\n\t\t\t\tvariant {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t\t...NightPicture\n\t\t\t\t\tproduct { title }\n\t\t\t\t}\n\t\t\t}\n\t\t\tpageInfo { hasNextPage }\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: AccountOverviewQuery, variables: AccountOverviewQueryVariables},
  "#graphql\n\tquery AccountProfile($token: String!) {\n\t\tcustomer(customerAccessToken: $token) { ...AccountProfile }\n\t}\n\t#graphql\n\tfragment AccountProfile on Customer {\n\t\tid\n\t\tacceptsMarketing\n\t\tcreatedAt\n\t\tdisplayName\n\t\temail\n\t\tfirstName\n\t\tlastName\n\t\tnumberOfOrders\n\t\tphone\n\t\ttags\n\t\tupdatedAt\n\t}\n\n": {return: AccountProfileQuery, variables: AccountProfileQueryVariables},
  "#graphql\n\tquery AccountAddresses($token: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomer(customerAccessToken: $token) {\n\t\t\tid\n\t\t\tdefaultAddress { id }\n\t\t\taddresses(first: 250) {\n\t\t\t\tnodes { ...AccountAddress }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment AccountAddress on MailingAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tcountry\n\t\tcountryCodeV2\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tformattedArea\n\t\tlastName\n\t\tlatitude\n\t\tlongitude\n\t\tname\n\t\tphone\n\t\tprovince\n\t\tprovinceCode\n\t\tzip\n\t}\n\n": {return: AccountAddressesQuery, variables: AccountAddressesQueryVariables},
  "#graphql\n\tquery AccountOrders($token: String!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomer(customerAccessToken: $token) {\n\t\t\tid\n\t\t\torders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n\t\t\t\tnodes { ...OrderSummary }\n\t\t\t\tpageInfo {\n\t\t\t\t\thasNextPage\n\t\t\t\t\tendCursor\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment OrderSummary on Order {\n\t\tid\n\t\tname\n\t\tprocessedAt\n\t\tcanceledAt\n\t\tfulfillmentStatus\n\t\ttotalPrice { ...Money }\n\t\tlineItems(first: 10) {\n\t\t\tnodes {\n\t\t\t\ttitle\n\t\t\t\tquantity\n\t\t\t\tvariant {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t\t...NightPicture\n\t\t\t\t\tproduct { title }\n\t\t\t\t}\n\t\t\t}\n\t\t\tpageInfo { hasNextPage }\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: AccountOrdersQuery, variables: AccountOrdersQueryVariables},
  "#graphql\n\tquery AccountOrderCursors($token: String!, $after: String) {\n\t\tcustomer(customerAccessToken: $token) {\n\t\t\tid\n\t\t\torders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n\t\t\t\tedges {\n\t\t\t\t\tcursor\n\t\t\t\t\tnode { id }\n\t\t\t\t}\n\t\t\t\tpageInfo { hasNextPage }\n\t\t\t}\n\t\t}\n\t}\n": {return: AccountOrderCursorsQuery, variables: AccountOrderCursorsQueryVariables},
  "#graphql\n\tquery AccountOrder($token: String!, $after: String, $afterLine: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomer(customerAccessToken: $token) {\n\t\t\tid\n\t\t\torders(first: 1, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n\t\t\t\tnodes { ...AccountOrder }\n\t\t\t}\n\t\t}\n\t}\n\tfragment AccountOrder on Order {\n\t\tid\n\t\tname\n\t\torderNumber\n\t\tprocessedAt\n\t\tcanceledAt\n\t\tcurrencyCode\n\t\tcustomerUrl\n\t\tedited\n\t\temail\n\t\tfinancialStatus\n\t\tfulfillmentStatus\n\t\tstatusUrl\n\t\tsuccessfulFulfillments(first: 10) {\n\t\t\ttrackingCompany\n\t\t\ttrackingInfo(first: 10) {\n\t\t\t\tnumber\n\t\t\t\turl\n\t\t\t}\n\t\t}\n\t\tsubtotalPrice { ...Money }\n\t\ttotalPrice { ...Money }\n\t\ttotalRefunded { ...Money }\n\t\ttotalShippingPrice { ...Money }\n\t\ttotalTax { ...Money }\n\t\tshippingAddress { ...AccountAddress }\n\t\tbillingAddress { ...AccountAddress }\n\t\tcustomAttributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tlineItems(first: 250, after: $afterLine) {\n\t\t\tnodes { ...AccountOrderLine }\n\t\t\tpageInfo {\n\t\t\t\thasNextPage\n\t\t\t\tendCursor\n\t\t\t}\n\t\t}\n\t}\n\tfragment AccountOrderLine on OrderLineItem {\n\t\ttitle\n\t\tquantity\n\t\tdiscountedTotalPrice { ...Money }\n\t\toriginalTotalPrice { ...Money }\n\t\tvariant {\n\t\t\tid\n\t\t\ttitle\n\t\t\tavailableForSale\n\t\t\timage {\n\t\t\t\turl\n\t\t\t\twidth\n\t\t\t\theight\n\t\t\t}\n\t\t\t...NightPicture\n\t\t\tproduct {\n\t\t\t\thandle\n\t\t\t\ttitle\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment AccountAddress on MailingAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tcountry\n\t\tcountryCodeV2\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tformattedArea\n\t\tlastName\n\t\tlatitude\n\t\tlongitude\n\t\tname\n\t\tphone\n\t\tprovince\n\t\tprovinceCode\n\t\tzip\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n": {return: AccountOrderQuery, variables: AccountOrderQueryVariables},
  "#graphql\n\tquery OrderedProductVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tnodes(ids: $ids) {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tavailableForSale\n\t\t\t\t...NightPicture\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n": {return: OrderedProductVariantsQuery, variables: OrderedProductVariantsQueryVariables},
  "#graphql\n\tquery CustomerSummary($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomer(customerAccessToken: $customerAccessToken) {\n\t\t\tid\n\t\t\tfirstName\n\t\t\tlastName\n\t\t\tdisplayName\n\t\t\temail\n\t\t\twishlist: metafield(namespace: \"custom\", key: \"wishlist\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerSummaryQuery, variables: CustomerSummaryQueryVariables},
  "#graphql\n\tquery Cart($cartId: ID!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcart(id: $cartId) { ...Cart }\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n": {return: CartQuery, variables: CartQueryVariables},
  "#graphql\n\tquery CartContents($cartId: ID!, $after: String) {\n\t\tcart(id: $cartId) {\n\t\t\tnote\n\t\t\tattributes {\n\t\t\t\tkey\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tdiscountCodes {\n\t\t\t\tcode\n\t\t\t}\n\t\t\tappliedGiftCards {\n\t\t\t\tlastCharacters\n\t\t\t}\n\t\t\tlines(first: 250, after: $after) {\n\t\t\t\tnodes {\n\t\t\t\t\tquantity\n\t\t\t\t\tattributes {\n\t\t\t\t\t\tkey\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tmerchandise {\n\t\t\t\t\t\t... on ProductVariant {\n\t\t\t\t\t\t\tid\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t\tsellingPlanAllocation {\n\t\t\t\t\t\tsellingPlan {\n\t\t\t\t\t\t\tid\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t\tpageInfo {\n\t\t\t\t\tendCursor\n\t\t\t\t\thasNextPage\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n": {return: CartContentsQuery, variables: CartContentsQueryVariables},
  "#graphql\n\tquery GiftCard($id: ID!) {\n\t\tnode(id: $id) {\n\t\t\t__typename\n\t\t\t... on ProductVariant {\n\t\t\t\tproduct {\n\t\t\t\t\tisGiftCard\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n": {return: GiftCardQuery, variables: GiftCardQueryVariables},
  "#graphql\n\tquery MainPicture($handle: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tproduct(handle: $handle) {\n\t\t\tselectedOrFirstAvailableVariant {\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n": {return: MainPictureQuery, variables: MainPictureQueryVariables},
  "#graphql\n\tquery Product(\n\t\t$handle: String!\n\t\t$giftCard: String!\n\t\t$country: CountryCode\n\t\t$language: LanguageCode\n\t) @inContext(country: $country, language: $language) {\n\t\t...ProductPage\n\t}\n\t#graphql\n\tfragment ProductPage on QueryRoot {\n\t\tproduct(handle: $handle) {\n\t\t\tid\n\t\t\thandle\n\t\t\ttitle\n\t\t\tdescription\n\t\t\tdescriptionHtml\n\t\t\tproductType\n\t\t\tvendor\n\t\t\tisGiftCard\n\t\t\tcollections(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\thandle\n\t\t\t\t}\n\t\t\t}\n\t\t\tavailableForSale\n\t\t\ttotalInventory\n\t\t\tonlineStoreUrl\n\t\t\ttrackingParameters\n\t\t\tseo {\n\t\t\t\ttitle\n\t\t\t\tdescription\n\t\t\t}\n\t\t\tfeaturedImage { ...CatalogImage }\n\t\t\tpriceRange {\n\t\t\t\tminVariantPrice { ...Money }\n\t\t\t\tmaxVariantPrice { ...Money }\n\t\t\t}\n\t\t\tmedia(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\t__typename\n\t\t\t\t\tid\n\t\t\t\t\talt\n\t\t\t\t\tpreviewImage { ...CatalogImage }\n\t\t\t\t\t... on MediaImage {\n\t\t\t\t\t\timage { ...CatalogImage }\n\t\t\t\t\t}\n\t\t\t\t\t... on Model3d {\n\t\t\t\t\t\tsources {\n\t\t\t\t\t\t\turl\n\t\t\t\t\t\t\tformat\n\t\t\t\t\t\t\tmimeType\n\t\t\t\t\t\t\tfilesize\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t\t... on Video {\n\t\t\t\t\t\tsources {\n\t\t\t\t\t\t\turl\n\t\t\t\t\t\t\tformat\n\t\t\t\t\t\t\tmimeType\n\t\t\t\t\t\t\twidth\n\t\t\t\t\t\t\theight\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t\t... on ExternalVideo {\n\t\t\t\t\t\thost\n\t\t\t\t\t\toriginUrl\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\toptions(first: 250) {\n\t\t\t\tname\n\t\t\t\toptionValues {\n\t\t\t\t\tname\n\t\t\t\t\tfirstSelectableVariant { ...SelectableVariant }\n\t\t\t\t\tswatch {\n\t\t\t\t\t\tcolor\n\t\t\t\t\t\timage {\n\t\t\t\t\t\t\tpreviewImage { ...CatalogImage }\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\tencodedVariantExistence\n\t\t\tencodedVariantAvailability\n\t\t\tvariantsCount {\n\t\t\t\tcount\n\t\t\t}\n\t\t\tselectedOrFirstAvailableVariant { ...ProductVariant }\n\t\t\tadjacentVariants { ...SelectableVariant }\n\t\t\tvariants(first: 250) {\n\t\t\t\tnodes { ...ProductVariant }\n\t\t\t}\n\t\t\tdetails: metafield(namespace: \"custom\", key: \"details\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tshipping: metafield(namespace: \"custom\", key: \"shipping\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tsafety: metafield(namespace: \"custom\", key: \"safety\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tweee: metafield(namespace: \"custom\", key: \"weee\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\trating: metafield(namespace: \"reviews\", key: \"rating\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\toptionProperties: metafield(namespace: \"custom\", key: \"option_properties\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\trequiresSellingPlan\n\t\t\tfilterColor: metafield(namespace: \"custom\", key: \"filter_color\") {\n\t\t\t\treferences(first: 10) {\n\t\t\t\t\tnodes { ...ProductColor }\n\t\t\t\t}\n\t\t\t}\n\t\t\tmatchingColors: metafield(namespace: \"custom\", key: \"matching_colors\") {\n\t\t\t\treferences(first: 50) {\n\t\t\t\t\tnodes {\n\t\t\t\t\t\t... on Product {\n\t\t\t\t\t\t\tid\n\t\t\t\t\t\t\thandle\n\t\t\t\t\t\t\ttitle\n\t\t\t\t\t\t\tavailableForSale\n\t\t\t\t\t\t\tfilterColor: metafield(namespace: \"custom\", key: \"filter_color\") {\n\t\t\t\t\t\t\t\treferences(first: 10) {\n\t\t\t\t\t\t\t\t\tnodes { ...ProductColor }\n\t\t\t\t\t\t\t\t}\n\t\t\t\t\t\t\t}\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tgiftCard: product(handle: $giftCard) {\n\t\t\thandle\n\t\t\tavailableForSale\n\t\t}\n\t\treviews: metaobjects(type: \"product_review\", first: 100, reverse: true) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tproduct: field(key: \"product\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\trating: field(key: \"rating\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tsubmitted: field(key: \"submitted_at\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\ttitle: field(key: \"title\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tbody: field(key: \"body\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tauthor: field(key: \"author_display_name\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\treply: field(key: \"merchant_reply\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tshop {\n\t\t\tpaymentSettings {\n\t\t\t\tacceptedCardBrands\n\t\t\t\tsupportedDigitalWallets\n\t\t\t}\n\t\t}\n\t\tcomplementary: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {\n\t\t\t...ProductCard\n\t\t}\n\t\trelated: productRecommendations(productHandle: $handle, intent: RELATED) {\n\t\t\t...ProductCard\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductVariant on ProductVariant {\n\t\tid\n\t\ttitle\n\t\tsku\n\t\tbarcode\n\t\tavailableForSale\n\t\tcurrentlyNotInStock\n\t\trequiresShipping\n\t\tquantityAvailable\n\t\tprice { ...Money }\n\t\tcompareAtPrice { ...Money }\n\t\tunitPrice { ...Money }\n\t\tunitPriceMeasurement {\n\t\t\treferenceUnit\n\t\t\treferenceValue\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t\timage { ...CatalogImage }\n\t\tnightPictureId: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\tvalue\n\t\t}\n\t\tfurtherMedia: metafield(namespace: \"custom\", key: \"media\") {\n\t\t\tvalue\n\t\t}\n\t\tlanguage: metafield(namespace: \"custom\", key: \"language\") {\n\t\t\tvalue\n\t\t}\n\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\tvalue\n\t\t}\n\t\twidth: metafield(namespace: \"custom\", key: \"width\") {\n\t\t\tvalue\n\t\t}\n\t\theight: metafield(namespace: \"custom\", key: \"height\") {\n\t\t\tvalue\n\t\t}\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t\tsellingPlanAllocations(first: 10) {\n\t\t\tnodes {\n\t\t\t\tsellingPlan {\n\t\t\t\t\tid\n\t\t\t\t\tname\n\t\t\t\t\tdescription\n\t\t\t\t}\n\t\t\t\tpriceAdjustments {\n\t\t\t\t\tprice { ...Money }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment SelectableVariant on ProductVariant {\n\t\tid\n\t\tavailableForSale\n\t\tprice { ...Money }\n\t\timage {\n\t\t\turl\n\t\t}\n\t\tnightPictureId: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\tvalue\n\t\t}\n\t\tfurtherMedia: metafield(namespace: \"custom\", key: \"media\") {\n\t\t\tvalue\n\t\t}\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ProductColor on Metaobject {\n\t\tlabel: field(key: \"label\") {\n\t\t\tvalue\n\t\t}\n\t\tcolor: field(key: \"color\") {\n\t\t\tvalue\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ProductCard on Product {\n\t\tid\n\t\thandle\n\t\ttitle\n\t\tavailableForSale\n\t\tfeaturedImage { ...CatalogImage }\n\t\tpriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t\tmaxVariantPrice { ...Money }\n\t\t}\n\t\tcompareAtPriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t}\n\t\tpricedVariants: variants(first: 25) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n\tquery ProductVariantById($id: ID!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tnode(id: $id) {\n\t\t\t... on ProductVariant {\n\t\t\t\t...ProductVariant\n\t\t\t\tproduct {\n\t\t\t\t\tid\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductVariant on ProductVariant {\n\t\tid\n\t\ttitle\n\t\tsku\n\t\tbarcode\n\t\tavailableForSale\n\t\tcurrentlyNotInStock\n\t\trequiresShipping\n\t\tquantityAvailable\n\t\tprice { ...Money }\n\t\tcompareAtPrice { ...Money }\n\t\tunitPrice { ...Money }\n\t\tunitPriceMeasurement {\n\t\t\treferenceUnit\n\t\t\treferenceValue\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t\timage { ...CatalogImage }\n\t\tnightPictureId: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\tvalue\n\t\t}\n\t\tfurtherMedia: metafield(namespace: \"custom\", key: \"media\") {\n\t\t\tvalue\n\t\t}\n\t\tlanguage: metafield(namespace: \"custom\", key: \"language\") {\n\t\t\tvalue\n\t\t}\n\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\tvalue\n\t\t}\n\t\twidth: metafield(namespace: \"custom\", key: \"width\") {\n\t\t\tvalue\n\t\t}\n\t\theight: metafield(namespace: \"custom\", key: \"height\") {\n\t\t\tvalue\n\t\t}\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t\tsellingPlanAllocations(first: 10) {\n\t\t\tnodes {\n\t\t\t\tsellingPlan {\n\t\t\t\t\tid\n\t\t\t\t\tname\n\t\t\t\t\tdescription\n\t\t\t\t}\n\t\t\t\tpriceAdjustments {\n\t\t\t\t\tprice { ...Money }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: ProductVariantByIdQuery, variables: ProductVariantByIdQueryVariables},
  "#graphql\n\tquery ProductAdjacentVariants(\n\t\t$handle: String!\n\t\t$selectedOptions: [SelectedOptionInput!]!\n\t\t$country: CountryCode\n\t\t$language: LanguageCode\n\t) @inContext(country: $country, language: $language) {\n\t\tproduct(handle: $handle) {\n\t\t\tadjacentVariants(selectedOptions: $selectedOptions) { ...SelectableVariant }\n\t\t}\n\t}\n\t#graphql\n\tfragment SelectableVariant on ProductVariant {\n\t\tid\n\t\tavailableForSale\n\t\tprice { ...Money }\n\t\timage {\n\t\t\turl\n\t\t}\n\t\tnightPictureId: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\tvalue\n\t\t}\n\t\tfurtherMedia: metafield(namespace: \"custom\", key: \"media\") {\n\t\t\tvalue\n\t\t}\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: ProductAdjacentVariantsQuery, variables: ProductAdjacentVariantsQueryVariables},
  "#graphql\n\tquery Collections($country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcollections(first: 250) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\thandle\n\t\t\t\ttitle\n\t\t\t\tdescription\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n": {return: CollectionsQuery, variables: CollectionsQueryVariables},
  "#graphql\n\tquery Collection(\n\t\t$handle: String!\n\t\t$first: Int\n\t\t$last: Int\n\t\t$after: String\n\t\t$before: String\n\t\t$reverse: Boolean\n\t\t$sortKey: ProductCollectionSortKeys\n\t\t$filters: [ProductFilter!]\n\t\t$country: CountryCode\n\t\t$language: LanguageCode\n\t)\n\t@inContext(country: $country, language: $language) {\n\t\tcollection(handle: $handle) {\n\t\t\tid\n\t\t\thandle\n\t\t\ttitle\n\t\t\tdescription\n\t\t\tdescriptionHtml\n\t\t\ttrackingParameters\n\t\t\tupdatedAt\n\t\t\tseo {\n\t\t\t\ttitle\n\t\t\t\tdescription\n\t\t\t}\n\t\t\timage { ...CatalogImage }\n\t\t\t...NightPicture\n\t\t\tproducts(\n\t\t\t\tfirst: $first\n\t\t\t\tlast: $last\n\t\t\t\tafter: $after\n\t\t\t\tbefore: $before\n\t\t\t\treverse: $reverse\n\t\t\t\tsortKey: $sortKey\n\t\t\t\tfilters: $filters\n\t\t\t) {\n\t\t\t\tnodes { ...ListedProduct }\n\t\t\t\tpageInfo { ...ListingPage }\n\t\t\t\tfilters { ...ListingFilter }\n\t\t\t}\n\t\t}\n\t\t...ListingCurrency\n\t}\n\t#graphql\n\tfragment ListedProduct on Product {\n\t\t...ProductCard\n\t\tid\n\t\tcreatedAt\n\t\tpublishedAt\n\t\tupdatedAt\n\t\tproductType\n\t\ttags\n\t\toptions(first: 250) {\n\t\t\tname\n\t\t}\n\t\tmedia(first: 250) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tmediaContentType\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ListingPage on PageInfo {\n\t\tstartCursor\n\t\tendCursor\n\t\thasNextPage\n\t\thasPreviousPage\n\t}\n\n\t#graphql\n\tfragment ListingCurrency on QueryRoot {\n\t\tlocalization {\n\t\t\tcountry {\n\t\t\t\tcurrency { isoCode }\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ListingFilter on Filter {\n\t\tid\n\t\tlabel\n\t\ttype\n\t\tvalues {\n\t\t\tid\n\t\t\tlabel\n\t\t\tcount\n\t\t\tinput\n\t\t\tswatch {\n\t\t\t\tcolor\n\t\t\t\timage {\n\t\t\t\t\tpreviewImage { url }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ProductCard on Product {\n\t\tid\n\t\thandle\n\t\ttitle\n\t\tavailableForSale\n\t\tfeaturedImage { ...CatalogImage }\n\t\tpriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t\tmaxVariantPrice { ...Money }\n\t\t}\n\t\tcompareAtPriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t}\n\t\tpricedVariants: variants(first: 25) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: CollectionQuery, variables: CollectionQueryVariables},
  "#graphql\n\tquery CollectionFilters($handle: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcollection(handle: $handle) {\n\t\t\tproducts(first: 250) {\n\t\t\t\tfilters { ...ListingFilter }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment ListingFilter on Filter {\n\t\tid\n\t\tlabel\n\t\ttype\n\t\tvalues {\n\t\t\tid\n\t\t\tlabel\n\t\t\tcount\n\t\t\tinput\n\t\t\tswatch {\n\t\t\t\tcolor\n\t\t\t\timage {\n\t\t\t\t\tpreviewImage { url }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n": {return: CollectionFiltersQuery, variables: CollectionFiltersQueryVariables},
  "#graphql\n\tquery Search(\n\t\t$searchTerm: String!\n\t\t$first: Int\n\t\t$last: Int\n\t\t$after: String\n\t\t$before: String\n\t\t$reverse: Boolean\n\t\t$sortKey: SearchSortKeys\n\t\t$filters: [ProductFilter!]\n\t\t$country: CountryCode\n\t\t$language: LanguageCode\n\t)\n\t@inContext(country: $country, language: $language) {\n\t\tsearch(\n\t\t\tquery: $searchTerm\n\t\t\tfirst: $first\n\t\t\tlast: $last\n\t\t\tafter: $after\n\t\t\tbefore: $before\n\t\t\treverse: $reverse\n\t\t\tsortKey: $sortKey\n\t\t\tproductFilters: $filters\n\t\t\ttypes: PRODUCT\n\t\t\tprefix: LAST\n\t\t\tunavailableProducts: LAST\n\t\t) {\n\t\t\ttotalCount\n\t\t\tnodes {\n\t\t\t\t__typename\n\t\t\t\t...ListedProduct\n\t\t\t\t... on Product {\n\t\t\t\t\toptions(first: 250) { ...NamedOption }\n\t\t\t\t}\n\t\t\t}\n\t\t\tpageInfo { ...ListingPage }\n\t\t\tproductFilters { ...ListingFilter }\n\t\t}\n\t\t...ListingCurrency\n\t}\n\t#graphql\n\tfragment ListedProduct on Product {\n\t\t...ProductCard\n\t\tid\n\t\tcreatedAt\n\t\tpublishedAt\n\t\tupdatedAt\n\t\tproductType\n\t\ttags\n\t\toptions(first: 250) {\n\t\t\tname\n\t\t}\n\t\tmedia(first: 250) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tmediaContentType\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ListingPage on PageInfo {\n\t\tstartCursor\n\t\tendCursor\n\t\thasNextPage\n\t\thasPreviousPage\n\t}\n\n\t#graphql\n\tfragment ListingCurrency on QueryRoot {\n\t\tlocalization {\n\t\t\tcountry {\n\t\t\t\tcurrency { isoCode }\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ListingFilter on Filter {\n\t\tid\n\t\tlabel\n\t\ttype\n\t\tvalues {\n\t\t\tid\n\t\t\tlabel\n\t\t\tcount\n\t\t\tinput\n\t\t\tswatch {\n\t\t\t\tcolor\n\t\t\t\timage {\n\t\t\t\t\tpreviewImage { url }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ProductCard on Product {\n\t\tid\n\t\thandle\n\t\ttitle\n\t\tavailableForSale\n\t\tfeaturedImage { ...CatalogImage }\n\t\tpriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t\tmaxVariantPrice { ...Money }\n\t\t}\n\t\tcompareAtPriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t}\n\t\tpricedVariants: variants(first: 25) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment NamedOption on ProductOption {\n\t\tname\n\t\toptionValues {\n\t\t\tname\n\t\t\tfirstSelectableVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tavailableForSale\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: SearchQuery, variables: SearchQueryVariables},
  "#graphql\n\tquery SearchFilters($searchTerm: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tsearch(\n\t\t\tquery: $searchTerm\n\t\t\tfirst: 250\n\t\t\ttypes: PRODUCT\n\t\t\tprefix: LAST\n\t\t\tunavailableProducts: LAST\n\t\t) {\n\t\t\tproductFilters { ...ListingFilter }\n\t\t}\n\t}\n\t#graphql\n\tfragment ListingFilter on Filter {\n\t\tid\n\t\tlabel\n\t\ttype\n\t\tvalues {\n\t\t\tid\n\t\t\tlabel\n\t\t\tcount\n\t\t\tinput\n\t\t\tswatch {\n\t\t\t\tcolor\n\t\t\t\timage {\n\t\t\t\t\tpreviewImage { url }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n": {return: SearchFiltersQuery, variables: SearchFiltersQueryVariables},
  "#graphql\n\tquery ProductsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tnodes(ids: $ids) {\n\t\t\t... on Product { ...ProductCard }\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductCard on Product {\n\t\tid\n\t\thandle\n\t\ttitle\n\t\tavailableForSale\n\t\tfeaturedImage { ...CatalogImage }\n\t\tpriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t\tmaxVariantPrice { ...Money }\n\t\t}\n\t\tcompareAtPriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t}\n\t\tpricedVariants: variants(first: 25) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: ProductsByIdsQuery, variables: ProductsByIdsQueryVariables},
  "#graphql\n\tquery ContentPicture(\n\t\t$handle: String!\n\t\t$key: String!\n\t\t$country: CountryCode\n\t\t$language: LanguageCode\n\t) @inContext(country: $country, language: $language) {\n\t\tproduct(handle: $handle) {\n\t\t\tpicture: metafield(namespace: \"custom\", key: $key) {\n\t\t\t\treference {\n\t\t\t\t\t__typename\n\t\t\t\t\t... on MediaImage {\n\t\t\t\t\t\timage {\n\t\t\t\t\t\t\turl\n\t\t\t\t\t\t\taltText\n\t\t\t\t\t\t\twidth\n\t\t\t\t\t\t\theight\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n": {return: ContentPictureQuery, variables: ContentPictureQueryVariables},
  "#graphql\n\tquery HomeProducts($handle: String!, $count: Int!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tmap: product(handle: $handle) {\n\t\t\t...ProductCard\n\t\t\tshipping: metafield(namespace: \"custom\", key: \"shipping\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tvariants(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\tid\n\t\t\t\t\ttitle\n\t\t\t\t\tavailableForSale\n\t\t\t\t\tcurrentlyNotInStock\n\t\t\t\t\tprice { ...Money }\n\t\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\timage { ...CatalogImage }\n\t\t\t\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\t\t\t\treference { ...CatalogFile }\n\t\t\t\t\t}\n\t\t\t\t\trooms: metafield(namespace: \"custom\", key: \"room_pictures\") {\n\t\t\t\t\t\treferences(first: 3) {\n\t\t\t\t\t\t\tnodes { ...CatalogFile }\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t\tregion: metafield(namespace: \"custom\", key: \"region\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tcomplementary: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {\n\t\t\t...ProductCard\n\t\t}\n\t\tproducts(first: $count, sortKey: BEST_SELLING) {\n\t\t\tnodes { ...ProductCard }\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductCard on Product {\n\t\tid\n\t\thandle\n\t\ttitle\n\t\tavailableForSale\n\t\tfeaturedImage { ...CatalogImage }\n\t\tpriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t\tmaxVariantPrice { ...Money }\n\t\t}\n\t\tcompareAtPriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t}\n\t\tpricedVariants: variants(first: 25) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CatalogFile on MediaImage {\n\t\talt\n\t\timage { ...CatalogImage }\n\t}\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: HomeProductsQuery, variables: HomeProductsQueryVariables},
  "#graphql\n\tquery MapProduct(\n\t\t$handle: String!\n\t\t$giftCard: String!\n\t\t$country: CountryCode\n\t\t$language: LanguageCode\n\t) @inContext(country: $country, language: $language) {\n\t\t...ProductPage\n\t\tproduct(handle: $handle) {\n\t\t\tvariants(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\tregion: metafield(namespace: \"custom\", key: \"region\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tstepPictures: metafield(namespace: \"custom\", key: \"step_pictures\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\tboxPicture: metafield(namespace: \"custom\", key: \"box_picture\") {\n\t\t\t\treference { ...CatalogFile }\n\t\t\t}\n\t\t\tbackPicture: metafield(namespace: \"custom\", key: \"back_picture\") {\n\t\t\t\treference { ...CatalogFile }\n\t\t\t}\n\t\t\tpowerPicture: metafield(namespace: \"custom\", key: \"power_picture\") {\n\t\t\t\treference { ...CatalogFile }\n\t\t\t}\n\t\t\tlightPicture: metafield(namespace: \"custom\", key: \"light_picture\") {\n\t\t\t\treference { ...CatalogFile }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductPage on QueryRoot {\n\t\tproduct(handle: $handle) {\n\t\t\tid\n\t\t\thandle\n\t\t\ttitle\n\t\t\tdescription\n\t\t\tdescriptionHtml\n\t\t\tproductType\n\t\t\tvendor\n\t\t\tisGiftCard\n\t\t\tcollections(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\thandle\n\t\t\t\t}\n\t\t\t}\n\t\t\tavailableForSale\n\t\t\ttotalInventory\n\t\t\tonlineStoreUrl\n\t\t\ttrackingParameters\n\t\t\tseo {\n\t\t\t\ttitle\n\t\t\t\tdescription\n\t\t\t}\n\t\t\tfeaturedImage { ...CatalogImage }\n\t\t\tpriceRange {\n\t\t\t\tminVariantPrice { ...Money }\n\t\t\t\tmaxVariantPrice { ...Money }\n\t\t\t}\n\t\t\tmedia(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\t__typename\n\t\t\t\t\tid\n\t\t\t\t\talt\n\t\t\t\t\tpreviewImage { ...CatalogImage }\n\t\t\t\t\t... on MediaImage {\n\t\t\t\t\t\timage { ...CatalogImage }\n\t\t\t\t\t}\n\t\t\t\t\t... on Model3d {\n\t\t\t\t\t\tsources {\n\t\t\t\t\t\t\turl\n\t\t\t\t\t\t\tformat\n\t\t\t\t\t\t\tmimeType\n\t\t\t\t\t\t\tfilesize\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t\t... on Video {\n\t\t\t\t\t\tsources {\n\t\t\t\t\t\t\turl\n\t\t\t\t\t\t\tformat\n\t\t\t\t\t\t\tmimeType\n\t\t\t\t\t\t\twidth\n\t\t\t\t\t\t\theight\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t\t... on ExternalVideo {\n\t\t\t\t\t\thost\n\t\t\t\t\t\toriginUrl\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\toptions(first: 250) {\n\t\t\t\tname\n\t\t\t\toptionValues {\n\t\t\t\t\tname\n\t\t\t\t\tfirstSelectableVariant { ...SelectableVariant }\n\t\t\t\t\tswatch {\n\t\t\t\t\t\tcolor\n\t\t\t\t\t\timage {\n\t\t\t\t\t\t\tpreviewImage { ...CatalogImage }\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\tencodedVariantExistence\n\t\t\tencodedVariantAvailability\n\t\t\tvariantsCount {\n\t\t\t\tcount\n\t\t\t}\n\t\t\tselectedOrFirstAvailableVariant { ...ProductVariant }\n\t\t\tadjacentVariants { ...SelectableVariant }\n\t\t\tvariants(first: 250) {\n\t\t\t\tnodes { ...ProductVariant }\n\t\t\t}\n\t\t\tdetails: metafield(namespace: \"custom\", key: \"details\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tshipping: metafield(namespace: \"custom\", key: \"shipping\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tsafety: metafield(namespace: \"custom\", key: \"safety\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tweee: metafield(namespace: \"custom\", key: \"weee\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\trating: metafield(namespace: \"reviews\", key: \"rating\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\toptionProperties: metafield(namespace: \"custom\", key: \"option_properties\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\trequiresSellingPlan\n\t\t\tfilterColor: metafield(namespace: \"custom\", key: \"filter_color\") {\n\t\t\t\treferences(first: 10) {\n\t\t\t\t\tnodes { ...ProductColor }\n\t\t\t\t}\n\t\t\t}\n\t\t\tmatchingColors: metafield(namespace: \"custom\", key: \"matching_colors\") {\n\t\t\t\treferences(first: 50) {\n\t\t\t\t\tnodes {\n\t\t\t\t\t\t... on Product {\n\t\t\t\t\t\t\tid\n\t\t\t\t\t\t\thandle\n\t\t\t\t\t\t\ttitle\n\t\t\t\t\t\t\tavailableForSale\n\t\t\t\t\t\t\tfilterColor: metafield(namespace: \"custom\", key: \"filter_color\") {\n\t\t\t\t\t\t\t\treferences(first: 10) {\n\t\t\t\t\t\t\t\t\tnodes { ...ProductColor }\n\t\t\t\t\t\t\t\t}\n\t\t\t\t\t\t\t}\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tgiftCard: product(handle: $giftCard) {\n\t\t\thandle\n\t\t\tavailableForSale\n\t\t}\n\t\treviews: metaobjects(type: \"product_review\", first: 100, reverse: true) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tproduct: field(key: \"product\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\trating: field(key: \"rating\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tsubmitted: field(key: \"submitted_at\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\ttitle: field(key: \"title\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tbody: field(key: \"body\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tauthor: field(key: \"author_display_name\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\treply: field(key: \"merchant_reply\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tshop {\n\t\t\tpaymentSettings {\n\t\t\t\tacceptedCardBrands\n\t\t\t\tsupportedDigitalWallets\n\t\t\t}\n\t\t}\n\t\tcomplementary: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {\n\t\t\t...ProductCard\n\t\t}\n\t\trelated: productRecommendations(productHandle: $handle, intent: RELATED) {\n\t\t\t...ProductCard\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductVariant on ProductVariant {\n\t\tid\n\t\ttitle\n\t\tsku\n\t\tbarcode\n\t\tavailableForSale\n\t\tcurrentlyNotInStock\n\t\trequiresShipping\n\t\tquantityAvailable\n\t\tprice { ...Money }\n\t\tcompareAtPrice { ...Money }\n\t\tunitPrice { ...Money }\n\t\tunitPriceMeasurement {\n\t\t\treferenceUnit\n\t\t\treferenceValue\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t\timage { ...CatalogImage }\n\t\tnightPictureId: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\tvalue\n\t\t}\n\t\tfurtherMedia: metafield(namespace: \"custom\", key: \"media\") {\n\t\t\tvalue\n\t\t}\n\t\tlanguage: metafield(namespace: \"custom\", key: \"language\") {\n\t\t\tvalue\n\t\t}\n\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\tvalue\n\t\t}\n\t\twidth: metafield(namespace: \"custom\", key: \"width\") {\n\t\t\tvalue\n\t\t}\n\t\theight: metafield(namespace: \"custom\", key: \"height\") {\n\t\t\tvalue\n\t\t}\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t\tsellingPlanAllocations(first: 10) {\n\t\t\tnodes {\n\t\t\t\tsellingPlan {\n\t\t\t\t\tid\n\t\t\t\t\tname\n\t\t\t\t\tdescription\n\t\t\t\t}\n\t\t\t\tpriceAdjustments {\n\t\t\t\t\tprice { ...Money }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment SelectableVariant on ProductVariant {\n\t\tid\n\t\tavailableForSale\n\t\tprice { ...Money }\n\t\timage {\n\t\t\turl\n\t\t}\n\t\tnightPictureId: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\tvalue\n\t\t}\n\t\tfurtherMedia: metafield(namespace: \"custom\", key: \"media\") {\n\t\t\tvalue\n\t\t}\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ProductColor on Metaobject {\n\t\tlabel: field(key: \"label\") {\n\t\t\tvalue\n\t\t}\n\t\tcolor: field(key: \"color\") {\n\t\t\tvalue\n\t\t}\n\t}\n\n\t#graphql\n\tfragment ProductCard on Product {\n\t\tid\n\t\thandle\n\t\ttitle\n\t\tavailableForSale\n\t\tfeaturedImage { ...CatalogImage }\n\t\tpriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t\tmaxVariantPrice { ...Money }\n\t\t}\n\t\tcompareAtPriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t}\n\t\tpricedVariants: variants(first: 25) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\n\t#graphql\n\tfragment CatalogFile on MediaImage {\n\t\talt\n\t\timage { ...CatalogImage }\n\t}\n\n": {return: MapProductQuery, variables: MapProductQueryVariables},
  "#graphql\n\tquery RequestedProductVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tnodes(ids: $ids) {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tavailableForSale\n\t\t\t\timage {\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n": {return: RequestedProductVariantsQuery, variables: RequestedProductVariantsQueryVariables},
  "#graphql\n\tquery Ready {\n\t\tshop {\n\t\t\tname\n\t\t}\n\t}\n": {return: ReadyQuery, variables: ReadyQueryVariables},
  "#graphql\n\tquery PredictiveSearch($term: String!, $limit: Int!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tpredictiveSearch(\n\t\t\tquery: $term\n\t\t\tlimit: $limit\n\t\t\tlimitScope: EACH\n\t\t\ttypes: [PRODUCT, COLLECTION, QUERY]\n\t\t\tsearchableFields: [TITLE, PRODUCT_TYPE, VARIANTS_TITLE, VENDOR, TAG, BODY, VARIANTS_SKU, VARIANTS_BARCODE]\n\t\t) {\n\t\t\tproducts {\n\t\t\t\t...ProductCard\n\t\t\t\tdescription(truncateAt: 120)\n\t\t\t\toptions(first: 250) { ...NamedOption }\n\t\t\t}\n\t\t\tcollections {\n\t\t\t\tid\n\t\t\t\thandle\n\t\t\t\ttitle\n\t\t\t}\n\t\t\tqueries {\n\t\t\t\ttext\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductCard on Product {\n\t\tid\n\t\thandle\n\t\ttitle\n\t\tavailableForSale\n\t\tfeaturedImage { ...CatalogImage }\n\t\tpriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t\tmaxVariantPrice { ...Money }\n\t\t}\n\t\tcompareAtPriceRange {\n\t\t\tminVariantPrice { ...Money }\n\t\t}\n\t\tpricedVariants: variants(first: 25) {\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t\tcountries: metafield(namespace: \"custom\", key: \"countries\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment NamedOption on ProductOption {\n\t\tname\n\t\toptionValues {\n\t\t\tname\n\t\t\tfirstSelectableVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tavailableForSale\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n": {return: PredictiveSearchQuery, variables: PredictiveSearchQueryVariables},
  "#graphql\n\tquery SearchHelp($beginning: String!, $suggest: Boolean!, $collections: Int!, $words: Int!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcollections(first: $collections) {\n\t\t\tnodes {\n\t\t\t\thandle\n\t\t\t\ttitle\n\t\t\t\timage { ...CatalogImage }\n\t\t\t\t...NightPicture\n\t\t\t}\n\t\t}\n\t\tpredictiveSearch(query: $beginning, limit: $words, limitScope: EACH, types: [QUERY]) @include(if: $suggest) {\n\t\t\tqueries {\n\t\t\t\ttext\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n": {return: SearchHelpQuery, variables: SearchHelpQueryVariables},
  "#graphql\n\tquery ShopSitemap {\n\t\tcollections: sitemap(type: COLLECTION) {\n\t\t\tpagesCount {\n\t\t\t\tcount\n\t\t\t}\n\t\t\tresources(page: 1) { ...SitemapEntries }\n\t\t}\n\t\tproducts: sitemap(type: PRODUCT) {\n\t\t\tpagesCount {\n\t\t\t\tcount\n\t\t\t}\n\t\t\tresources(page: 1) { ...SitemapEntries }\n\t\t}\n\t}\n\t#graphql\n\tfragment SitemapEntries on PaginatedSitemapResources {\n\t\thasNextPage\n\t\titems {\n\t\t\thandle\n\t\t\tupdatedAt\n\t\t\t... on SitemapResource {\n\t\t\t\ttitle\n\t\t\t\timage {\n\t\t\t\t\tfilepath\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n": {return: ShopSitemapQuery, variables: ShopSitemapQueryVariables},
  "#graphql\n\tquery ShopSitemapPage($type: SitemapType!, $page: Int!) {\n\t\tsitemap(type: $type) {\n\t\t\tresources(page: $page) { ...SitemapEntries }\n\t\t}\n\t}\n\t#graphql\n\tfragment SitemapEntries on PaginatedSitemapResources {\n\t\thasNextPage\n\t\titems {\n\t\t\thandle\n\t\t\tupdatedAt\n\t\t\t... on SitemapResource {\n\t\t\t\ttitle\n\t\t\t\timage {\n\t\t\t\t\tfilepath\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n": {return: ShopSitemapPageQuery, variables: ShopSitemapPageQueryVariables},
  "#graphql\n\tquery UrlRedirects($query: String!) {\n\t\turlRedirects(first: 2, query: $query) {\n\t\t\tnodes {\n\t\t\t\tpath\n\t\t\t\ttarget\n\t\t\t}\n\t\t}\n\t}\n": {return: UrlRedirectsQuery, variables: UrlRedirectsQueryVariables},
  "#graphql\n\tquery ProductFeed($count: Int!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tproducts(first: $count, after: $after, sortKey: ID) {\n\t\t\tpageInfo {\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t}\n\t\t\tnodes {\n\t\t\t\tid\n\t\t\t\thandle\n\t\t\t\ttitle\n\t\t\t\tdescription\n\t\t\t\tproductType\n\t\t\t\tvendor\n\t\t\t\tisGiftCard\n\t\t\t\trequiresSellingPlan\n\t\t\t\toptionProperties: metafield(namespace: \"custom\", key: \"option_properties\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tfeaturedImage {\n\t\t\t\t\turl\n\t\t\t\t}\n\t\t\t\timages(first: 11) {\n\t\t\t\t\tnodes {\n\t\t\t\t\t\turl\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t\tvariants(first: 250) {\n\t\t\t\t\tpageInfo {\n\t\t\t\t\t\tendCursor\n\t\t\t\t\t\thasNextPage\n\t\t\t\t\t}\n\t\t\t\t\tnodes { ...FeedVariant }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment FeedVariant on ProductVariant {\n\t\tid\n\t\ttitle\n\t\tsku\n\t\tbarcode\n\t\tavailableForSale\n\t\tcurrentlyNotInStock\n\t\trequiresShipping\n\t\tweight\n\t\tweightUnit\n\t\tprice { ...Money }\n\t\tcompareAtPrice { ...Money }\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t\timage {\n\t\t\turl\n\t\t}\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t\tsellingPlanAllocations(first: 1) {\n\t\t\tnodes {\n\t\t\t\tpriceAdjustments {\n\t\t\t\t\tprice { ...Money }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\n": {return: ProductFeedQuery, variables: ProductFeedQueryVariables},
  "#graphql\n\tquery ProductFeedVariants($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tproduct(handle: $handle) {\n\t\t\tvariants(first: 250, after: $after) {\n\t\t\t\tpageInfo {\n\t\t\t\t\tendCursor\n\t\t\t\t\thasNextPage\n\t\t\t\t}\n\t\t\t\tnodes { ...FeedVariant }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment FeedVariant on ProductVariant {\n\t\tid\n\t\ttitle\n\t\tsku\n\t\tbarcode\n\t\tavailableForSale\n\t\tcurrentlyNotInStock\n\t\trequiresShipping\n\t\tweight\n\t\tweightUnit\n\t\tprice { ...Money }\n\t\tcompareAtPrice { ...Money }\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t\timage {\n\t\t\turl\n\t\t}\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t\tsellingPlanAllocations(first: 1) {\n\t\t\tnodes {\n\t\t\t\tpriceAdjustments {\n\t\t\t\t\tprice { ...Money }\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\n": {return: ProductFeedVariantsQuery, variables: ProductFeedVariantsQueryVariables},
  "#graphql\n\tquery ShopOverview($country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcollections(first: 250, sortKey: TITLE) {\n\t\t\tnodes {\n\t\t\t\thandle\n\t\t\t\ttitle\n\t\t\t\tdescription(truncateAt: 160)\n\t\t\t}\n\t\t}\n\t\tproducts(first: 250, sortKey: TITLE) {\n\t\t\tpageInfo {\n\t\t\t\thasNextPage\n\t\t\t}\n\t\t\tnodes {\n\t\t\t\thandle\n\t\t\t\ttitle\n\t\t\t\tdescription(truncateAt: 160)\n\t\t\t}\n\t\t}\n\t}\n": {return: ShopOverviewQuery, variables: ShopOverviewQueryVariables},
  "#graphql\n\tquery CollectionText($handle: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcollection(handle: $handle) {\n\t\t\tid\n\t\t\thandle\n\t\t\ttitle\n\t\t\tdescriptionHtml\n\t\t\tproducts(first: 250) {\n\t\t\t\tpageInfo {\n\t\t\t\t\thasNextPage\n\t\t\t\t}\n\t\t\t\tnodes {\n\t\t\t\t\tid\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tavailableForSale\n\t\t\t\t\tpriceRange {\n\t\t\t\t\t\tminVariantPrice {\n\t\t\t\t\t\t\tamount\n\t\t\t\t\t\t\tcurrencyCode\n\t\t\t\t\t\t}\n\t\t\t\t\t\tmaxVariantPrice {\n\t\t\t\t\t\t\tamount\n\t\t\t\t\t\t\tcurrencyCode\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n": {return: CollectionTextQuery, variables: CollectionTextQueryVariables},
  "#graphql\n\tquery Menus(\n\t\t$header: String!\n\t\t$footer: String!\n\t\t$withHeader: Boolean!\n\t\t$withFooter: Boolean!\n\t\t$country: CountryCode\n\t\t$language: LanguageCode\n\t)\n\t@inContext(country: $country, language: $language) {\n\t\theader: menu(handle: $header) @include(if: $withHeader) {\n\t\t\t...ShopMenu\n\t\t}\n\t\tfooter: menu(handle: $footer) @include(if: $withFooter) {\n\t\t\t...ShopMenu\n\t\t}\n\t\tshop {\n\t\t\tprimaryDomain {\n\t\t\t\thost\n\t\t\t}\n\t\t}\n\t}\n\tfragment ShopMenu on Menu {\n\t\ttitle\n\t\titems {\n\t\t\t...ShopMenuItem\n\t\t\titems {\n\t\t\t\t...ShopMenuItem\n\t\t\t}\n\t\t}\n\t}\n\tfragment ShopMenuItem on MenuItem {\n\t\ttitle\n\t\ttype\n\t\turl\n\t\tresource {\n\t\t\t__typename\n\t\t\t... on Product {\n\t\t\t\thandle\n\t\t\t}\n\t\t\t... on Collection {\n\t\t\t\thandle\n\t\t\t}\n\t\t\t... on ShopPolicy {\n\t\t\t\thandle\n\t\t\t}\n\t\t}\n\t}\n": {return: MenusQuery, variables: MenusQueryVariables},
  "#graphql\n\tquery KnownProducts($ids: [ID!]!) {\n\t\tnodes(ids: $ids) {\n\t\t\tid\n\t\t}\n\t}\n": {return: KnownProductsQuery, variables: KnownProductsQueryVariables},
  "#graphql\n\tquery Countries($country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tlocalization {\n\t\t\tcountry {\n\t\t\t\tcurrency {\n\t\t\t\t\tisoCode\n\t\t\t\t}\n\t\t\t}\n\t\t\tavailableLanguages {\n\t\t\t\tendonymName\n\t\t\t\tisoCode\n\t\t\t\tname\n\t\t\t}\n\t\t\tavailableCountries {\n\t\t\t\tisoCode\n\t\t\t\tname\n\t\t\t\tunitSystem\n\t\t\t\tcurrency {\n\t\t\t\t\tisoCode\n\t\t\t\t\tname\n\t\t\t\t\tsymbol\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n": {return: CountriesQuery, variables: CountriesQueryVariables},
  "#graphql\n\tquery CustomerMetafields($token: String!) {\n\t\tcustomer(customerAccessToken: $token) {\n\t\t\tid\n\t\t\twishlist: metafield(namespace: \"custom\", key: \"wishlist\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tnotifications: metafield(namespace: \"custom\", key: \"notifications\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerMetafieldsQuery, variables: CustomerMetafieldsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n\tmutation AccountUpdate($token: String!, $customer: CustomerUpdateInput!) {\n\t\tcustomerUpdate(customerAccessToken: $token, customer: $customer) {\n\t\t\tcustomer { ...AccountProfile }\n\t\t\tcustomerUserErrors { ...AccountProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment AccountProfile on Customer {\n\t\tid\n\t\tacceptsMarketing\n\t\tcreatedAt\n\t\tdisplayName\n\t\temail\n\t\tfirstName\n\t\tlastName\n\t\tnumberOfOrders\n\t\tphone\n\t\ttags\n\t\tupdatedAt\n\t}\n\n\t#graphql\n\tfragment AccountProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: AccountUpdateMutation, variables: AccountUpdateMutationVariables},
  "#graphql\n\tmutation AddressCreate($token: String!, $address: MailingAddressInput!) {\n\t\tcustomerAddressCreate(customerAccessToken: $token, address: $address) {\n\t\t\tcustomerAddress { id }\n\t\t\tcustomerUserErrors { ...AccountProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment AccountProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: AddressCreateMutation, variables: AddressCreateMutationVariables},
  "#graphql\n\tmutation AddressUpdate($token: String!, $id: ID!, $address: MailingAddressInput!) {\n\t\tcustomerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {\n\t\t\tcustomerAddress { id }\n\t\t\tcustomerUserErrors { ...AccountProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment AccountProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: AddressUpdateMutation, variables: AddressUpdateMutationVariables},
  "#graphql\n\tmutation AddressDelete($token: String!, $id: ID!) {\n\t\tcustomerAddressDelete(customerAccessToken: $token, id: $id) {\n\t\t\tdeletedCustomerAddressId\n\t\t\tcustomerUserErrors { ...AccountProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment AccountProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: AddressDeleteMutation, variables: AddressDeleteMutationVariables},
  "#graphql\n\tmutation DefaultAddressUpdate($token: String!, $id: ID!) {\n\t\tcustomerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) {\n\t\t\tcustomer { id }\n\t\t\tcustomerUserErrors { ...AccountProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment AccountProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: DefaultAddressUpdateMutation, variables: DefaultAddressUpdateMutationVariables},
  "#graphql\n\tmutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomerAccessTokenCreate(input: $input) {\n\t\t\tcustomerAccessToken { accessToken }\n\t\t\tcustomerUserErrors { ...CustomerProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: CustomerAccessTokenCreateMutation, variables: CustomerAccessTokenCreateMutationVariables},
  "#graphql\n\tmutation CustomerAccessTokenDelete($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomerAccessTokenDelete(customerAccessToken: $customerAccessToken) {\n\t\t\tdeletedAccessToken\n\t\t\tuserErrors {\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerAccessTokenDeleteMutation, variables: CustomerAccessTokenDeleteMutationVariables},
  "#graphql\n\tmutation CustomerCreate($input: CustomerCreateInput!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomerCreate(input: $input) {\n\t\t\tcustomer { id }\n\t\t\tcustomerUserErrors { ...CustomerProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: CustomerCreateMutation, variables: CustomerCreateMutationVariables},
  "#graphql\n\tmutation CustomerRecover($email: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomerRecover(email: $email) {\n\t\t\tcustomerUserErrors { ...CustomerProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: CustomerRecoverMutation, variables: CustomerRecoverMutationVariables},
  "#graphql\n\tmutation CustomerReset($id: ID!, $input: CustomerResetInput!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomerReset(id: $id, input: $input) {\n\t\t\tcustomer { email }\n\t\t\tcustomerAccessToken { accessToken }\n\t\t\tcustomerUserErrors { ...CustomerProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: CustomerResetMutation, variables: CustomerResetMutationVariables},
  "#graphql\n\tmutation CustomerResetByUrl($password: String!, $resetUrl: URL!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcustomerResetByUrl(password: $password, resetUrl: $resetUrl) {\n\t\t\tcustomer { email }\n\t\t\tcustomerAccessToken { accessToken }\n\t\t\tcustomerUserErrors { ...CustomerProblem }\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerProblem on CustomerUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\n": {return: CustomerResetByUrlMutation, variables: CustomerResetByUrlMutationVariables},
  "#graphql\n\tmutation CartCreate($input: CartInput!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartCreate(input: $input) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartCreateMutation, variables: CartCreateMutationVariables},
  "#graphql\n\tmutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartLinesAdd(cartId: $cartId, lines: $lines) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartLinesAddMutation, variables: CartLinesAddMutationVariables},
  "#graphql\n\tmutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartLinesUpdate(cartId: $cartId, lines: $lines) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartLinesUpdateMutation, variables: CartLinesUpdateMutationVariables},
  "#graphql\n\tmutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartLinesRemoveMutation, variables: CartLinesRemoveMutationVariables},
  "#graphql\n\tmutation CartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartBuyerIdentityUpdateMutation, variables: CartBuyerIdentityUpdateMutationVariables},
  "#graphql\n\tmutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartDiscountCodesUpdateMutation, variables: CartDiscountCodesUpdateMutationVariables},
  "#graphql\n\tmutation CartGiftCardCodesAdd($cartId: ID!, $giftCardCodes: [String!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartGiftCardCodesAddMutation, variables: CartGiftCardCodesAddMutationVariables},
  "#graphql\n\tmutation CartGiftCardCodesRemove($cartId: ID!, $appliedGiftCardIds: [ID!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartGiftCardCodesRemoveMutation, variables: CartGiftCardCodesRemoveMutationVariables},
  "#graphql\n\tmutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartAttributesUpdate(cartId: $cartId, attributes: $attributes) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcost {\n\t\t\tamountPerQuantity { ...Money }\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tid\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...Money }\n\t\t\t\tcompareAtPrice { ...Money }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...Money }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\t...NightPicture\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tisGiftCard\n\t\t\t\t\tdeliveryDays: metafield(namespace: \"custom\", key: \"delivery_days\") {\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tattributes {\n\t\t\tkey\n\t\t\tvalue\n\t\t}\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...Money }\n\t\t\ttotalAmount { ...Money }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...Money }\n\t\t}\n\t\tappliedGiftCards {\n\t\t\tid\n\t\t\tlastCharacters\n\t\t\tpresentmentAmountUsed { ...Money }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment Money on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n\t#graphql\n\tfragment NightPicture on HasMetafields {\n\t\tnightPicture: metafield(namespace: \"custom\", key: \"night_picture\") {\n\t\t\treference {\n\t\t\t\t... on MediaImage {\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartAttributesUpdateMutation, variables: CartAttributesUpdateMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
