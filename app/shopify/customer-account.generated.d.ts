/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as CustomerAccountAPI from 'shopify-schemas/customer-account-api-types';

export type CustomerApiAddressFragment = Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>;

export type CustomerApiProfileFragment = (
  Pick<CustomerAccountAPI.Customer, 'id' | 'displayName' | 'firstName' | 'lastName'>
  & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress' | 'marketingState'>>, phoneNumber?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerPhoneNumber, 'phoneNumber'>> }
);

export type CustomerApiMoneyFragment = Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type CustomerApiOrderSummaryFragment = (
  Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'processedAt' | 'cancelledAt' | 'fulfillmentStatus'>
  & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
      Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'variantId'>
      & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'width'>> }
    )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } }
);

export type CustomerApiOverviewQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type CustomerApiOverviewQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id' | 'displayName' | 'firstName' | 'lastName'>
    & { defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, addresses: { nodes: Array<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>> }, orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'processedAt' | 'cancelledAt' | 'fulfillmentStatus'>
        & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'variantId'>
            & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'width'>> }
          )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } }
      )> }, emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress' | 'marketingState'>>, phoneNumber?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerPhoneNumber, 'phoneNumber'>> }
  ) };

export type CustomerApiProfileQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type CustomerApiProfileQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id' | 'displayName' | 'firstName' | 'lastName'>
    & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress' | 'marketingState'>>, phoneNumber?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerPhoneNumber, 'phoneNumber'>> }
  ) };

export type CustomerApiAddressesQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type CustomerApiAddressesQuery = { customer: { defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, addresses: { nodes: Array<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>> } } };

export type CustomerApiOrdersQueryVariables = CustomerAccountAPI.Exact<{
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type CustomerApiOrdersQuery = { customer: { orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'processedAt' | 'cancelledAt' | 'fulfillmentStatus'>
        & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'variantId'>
            & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'width'>> }
          )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } } };

export type CustomerApiOrderQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  afterLine?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type CustomerApiOrderQuery = { order?: CustomerAccountAPI.Maybe<(
    Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'processedAt' | 'cancelledAt' | 'edited' | 'email' | 'financialStatus' | 'fulfillmentStatus' | 'statusPageUrl'>
    & { fulfillments: { nodes: Array<{ trackingInformation: Array<Pick<CustomerAccountAPI.TrackingInformation, 'company' | 'number' | 'url'>> }> }, subtotal?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalDiscountedShipping: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTax?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, shippingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>>, billingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>>, customAttributes: Array<Pick<CustomerAccountAPI.Attribute, 'key' | 'value'>>, lineItems: { nodes: Array<(
        Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'variantId' | 'variantTitle'>
        & { sellingPlan?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.LineItemSellingPlan, 'name'>>, image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'width'>>, totalPriceBeforeDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPriceWithDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>> }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type CustomerApiCustomerUpdateMutationVariables = CustomerAccountAPI.Exact<{
  input: CustomerAccountAPI.CustomerUpdateInput;
}>;


export type CustomerApiCustomerUpdateMutation = { customerUpdate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerUserErrors, 'code' | 'field' | 'message'>> }> };

export type CustomerApiAddressCreateMutationVariables = CustomerAccountAPI.Exact<{
  address: CustomerAccountAPI.CustomerAddressInput;
}>;


export type CustomerApiAddressCreateMutation = { customerAddressCreate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type CustomerApiAddressUpdateMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
  address?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.CustomerAddressInput>;
  defaultAddress?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Boolean']['input']>;
}>;


export type CustomerApiAddressUpdateMutation = { customerAddressUpdate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type CustomerApiAddressDeleteMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type CustomerApiAddressDeleteMutation = { customerAddressDelete?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type CustomerApiSubscribeMutationVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type CustomerApiSubscribeMutation = { customerEmailMarketingSubscribe?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors, 'code' | 'field' | 'message'>> }> };

export type CustomerApiUnsubscribeMutationVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type CustomerApiUnsubscribeMutation = { customerEmailMarketingUnsubscribe?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors, 'code' | 'field' | 'message'>> }> };

export type CustomerApiCustomerQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type CustomerApiCustomerQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id' | 'firstName' | 'lastName' | 'displayName'>
    & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress'>> }
  ) };

export type CustomerApiMetafieldsQueryVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type CustomerApiMetafieldsQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id'>
    & { wishlist?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Metafield, 'value'>>, notifications?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Metafield, 'value'>> }
  ) };

interface GeneratedQueryTypes {
  "#graphql\n\tquery CustomerApiOverview($language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer {\n\t\t\t...CustomerApiProfile\n\t\t\tdefaultAddress { id }\n\t\t\taddresses(first: 250) {\n\t\t\t\tnodes { ...CustomerApiAddress }\n\t\t\t}\n\t\t\torders(first: 4, sortKey: PROCESSED_AT, reverse: true) {\n\t\t\t\tnodes { ...CustomerApiOrderSummary }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerApiProfile on Customer {\n\t\tid\n\t\tdisplayName\n\t\tfirstName\n\t\tlastName\n\t\temailAddress {\n\t\t\temailAddress\n\t\t\tmarketingState\n\t\t}\n\t\tphoneNumber { phoneNumber }\n\t}\n\n\t#graphql\n\tfragment CustomerApiAddress on CustomerAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tlastName\n\t\tphoneNumber\n\t\tterritoryCode\n\t\tzip\n\t\tzoneCode\n\t}\n\n\t#graphql\n\tfragment CustomerApiOrderSummary on Order {\n\t\tid\n\t\tname\n\t\tprocessedAt\n\t\tcancelledAt\n\t\tfulfillmentStatus\n\t\ttotalPrice { ...CustomerApiMoney }\n\t\tlineItems(first: 10) {\n\t\t\tnodes {\n\t\t\t\ttitle\n\t\t\t\tquantity\n\t\t\t\tvariantId\n\t\t\t\timage {\n\t\t\t\t\turl\n\t\t\t\t\twidth\n\t\t\t\t}\n\t\t\t}\n\t\t\tpageInfo { hasNextPage }\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CustomerApiMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: CustomerApiOverviewQuery, variables: CustomerApiOverviewQueryVariables},
  "#graphql\n\tquery CustomerApiProfile($language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer { ...CustomerApiProfile }\n\t}\n\t#graphql\n\tfragment CustomerApiProfile on Customer {\n\t\tid\n\t\tdisplayName\n\t\tfirstName\n\t\tlastName\n\t\temailAddress {\n\t\t\temailAddress\n\t\t\tmarketingState\n\t\t}\n\t\tphoneNumber { phoneNumber }\n\t}\n\n": {return: CustomerApiProfileQuery, variables: CustomerApiProfileQueryVariables},
  "#graphql\n\tquery CustomerApiAddresses($language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer {\n\t\t\tdefaultAddress { id }\n\t\t\taddresses(first: 250) {\n\t\t\t\tnodes { ...CustomerApiAddress }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerApiAddress on CustomerAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tlastName\n\t\tphoneNumber\n\t\tterritoryCode\n\t\tzip\n\t\tzoneCode\n\t}\n\n": {return: CustomerApiAddressesQuery, variables: CustomerApiAddressesQueryVariables},
  "#graphql\n\tquery CustomerApiOrders($after: String, $language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer {\n\t\t\torders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n\t\t\t\tnodes { ...CustomerApiOrderSummary }\n\t\t\t\tpageInfo {\n\t\t\t\t\thasNextPage\n\t\t\t\t\tendCursor\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerApiOrderSummary on Order {\n\t\tid\n\t\tname\n\t\tprocessedAt\n\t\tcancelledAt\n\t\tfulfillmentStatus\n\t\ttotalPrice { ...CustomerApiMoney }\n\t\tlineItems(first: 10) {\n\t\t\tnodes {\n\t\t\t\ttitle\n\t\t\t\tquantity\n\t\t\t\tvariantId\n\t\t\t\timage {\n\t\t\t\t\turl\n\t\t\t\t\twidth\n\t\t\t\t}\n\t\t\t}\n\t\t\tpageInfo { hasNextPage }\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CustomerApiMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: CustomerApiOrdersQuery, variables: CustomerApiOrdersQueryVariables},
  "#graphql\n\tquery CustomerApiOrder($id: ID!, $afterLine: String, $language: LanguageCode)\n\t@inContext(language: $language) {\n\t\torder(id: $id) {\n\t\t\tid\n\t\t\tname\n\t\t\tprocessedAt\n\t\t\tcancelledAt\n\t\t\tedited\n\t\t\temail\n\t\t\tfinancialStatus\n\t\t\tfulfillmentStatus\n\t\t\tstatusPageUrl\n\t\t\tfulfillments(first: 10) {\n\t\t\t\tnodes {\n\t\t\t\t\ttrackingInformation {\n\t\t\t\t\t\tcompany\n\t\t\t\t\t\tnumber\n\t\t\t\t\t\turl\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\tsubtotal { ...CustomerApiMoney }\n\t\t\ttotalPrice { ...CustomerApiMoney }\n\t\t\ttotalRefunded { ...CustomerApiMoney }\n\t\t\ttotalDiscountedShipping { ...CustomerApiMoney }\n\t\t\ttotalTax { ...CustomerApiMoney }\n\t\t\tshippingAddress { ...CustomerApiAddress }\n\t\t\tbillingAddress { ...CustomerApiAddress }\n\t\t\tcustomAttributes {\n\t\t\t\tkey\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tlineItems(first: 250, after: $afterLine) {\n\t\t\t\tnodes {\n\t\t\t\t\ttitle\n\t\t\t\t\tquantity\n\t\t\t\t\tvariantId\n\t\t\t\t\tvariantTitle\n\t\t\t\t\tsellingPlan { name }\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t\ttotalPriceBeforeDiscounts { ...CustomerApiMoney }\n\t\t\t\t\ttotalPriceWithDiscounts { ...CustomerApiMoney }\n\t\t\t\t}\n\t\t\t\tpageInfo {\n\t\t\t\t\thasNextPage\n\t\t\t\t\tendCursor\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment CustomerApiAddress on CustomerAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tlastName\n\t\tphoneNumber\n\t\tterritoryCode\n\t\tzip\n\t\tzoneCode\n\t}\n\n\t#graphql\n\tfragment CustomerApiMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: CustomerApiOrderQuery, variables: CustomerApiOrderQueryVariables},
  "#graphql\n\tquery CustomerApiCustomer($language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer {\n\t\t\tid\n\t\t\tfirstName\n\t\t\tlastName\n\t\t\tdisplayName\n\t\t\temailAddress { emailAddress }\n\t\t}\n\t}\n": {return: CustomerApiCustomerQuery, variables: CustomerApiCustomerQueryVariables},
  "#graphql\n\tquery CustomerApiMetafields {\n\t\tcustomer {\n\t\t\tid\n\t\t\twishlist: metafield(namespace: \"custom\", key: \"wishlist\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tnotifications: metafield(namespace: \"custom\", key: \"notifications\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerApiMetafieldsQuery, variables: CustomerApiMetafieldsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n\tmutation CustomerApiCustomerUpdate($input: CustomerUpdateInput!) {\n\t\tcustomerUpdate(input: $input) {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerApiCustomerUpdateMutation, variables: CustomerApiCustomerUpdateMutationVariables},
  "#graphql\n\tmutation CustomerApiAddressCreate($address: CustomerAddressInput!) {\n\t\tcustomerAddressCreate(address: $address) {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerApiAddressCreateMutation, variables: CustomerApiAddressCreateMutationVariables},
  "#graphql\n\tmutation CustomerApiAddressUpdate($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {\n\t\tcustomerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerApiAddressUpdateMutation, variables: CustomerApiAddressUpdateMutationVariables},
  "#graphql\n\tmutation CustomerApiAddressDelete($addressId: ID!) {\n\t\tcustomerAddressDelete(addressId: $addressId) {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerApiAddressDeleteMutation, variables: CustomerApiAddressDeleteMutationVariables},
  "#graphql\n\tmutation CustomerApiSubscribe {\n\t\tcustomerEmailMarketingSubscribe {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerApiSubscribeMutation, variables: CustomerApiSubscribeMutationVariables},
  "#graphql\n\tmutation CustomerApiUnsubscribe {\n\t\tcustomerEmailMarketingUnsubscribe {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: CustomerApiUnsubscribeMutation, variables: CustomerApiUnsubscribeMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
