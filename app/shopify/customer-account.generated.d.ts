/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as CustomerAccountAPI from 'shopify-schemas/customer-account-api-types';

export type PlatformAddressFragment = Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>;

export type PlatformProfileFragment = (
  Pick<CustomerAccountAPI.Customer, 'id' | 'displayName' | 'firstName' | 'lastName'>
  & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress' | 'marketingState'>>, phoneNumber?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerPhoneNumber, 'phoneNumber'>> }
);

export type PlatformMoneyFragment = Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type PlatformOrderSummaryFragment = (
  Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'processedAt' | 'cancelledAt' | 'fulfillmentStatus'>
  & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
      Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity'>
      & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'width'>> }
    )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } }
);

export type PlatformOverviewQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type PlatformOverviewQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id' | 'displayName' | 'firstName' | 'lastName'>
    & { defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, addresses: { nodes: Array<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>> }, orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'processedAt' | 'cancelledAt' | 'fulfillmentStatus'>
        & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity'>
            & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'width'>> }
          )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } }
      )> }, emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress' | 'marketingState'>>, phoneNumber?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerPhoneNumber, 'phoneNumber'>> }
  ) };

export type PlatformProfileQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type PlatformProfileQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id' | 'displayName' | 'firstName' | 'lastName'>
    & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress' | 'marketingState'>>, phoneNumber?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerPhoneNumber, 'phoneNumber'>> }
  ) };

export type PlatformAddressesQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type PlatformAddressesQuery = { customer: { defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, addresses: { nodes: Array<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>> } } };

export type PlatformOrdersQueryVariables = CustomerAccountAPI.Exact<{
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type PlatformOrdersQuery = { customer: { orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'processedAt' | 'cancelledAt' | 'fulfillmentStatus'>
        & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity'>
            & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'width'>> }
          )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } } };

export type PlatformOrderQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  afterLine?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type PlatformOrderQuery = { order?: CustomerAccountAPI.Maybe<(
    Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'number' | 'processedAt' | 'cancelledAt' | 'edited' | 'email' | 'financialStatus' | 'fulfillmentStatus' | 'statusPageUrl'>
    & { subtotal?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalDiscountedShipping: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTax?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, shippingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>>, billingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'address1' | 'address2' | 'city' | 'company' | 'firstName' | 'formatted' | 'lastName' | 'phoneNumber' | 'territoryCode' | 'zip' | 'zoneCode'>>, customAttributes: Array<Pick<CustomerAccountAPI.Attribute, 'key' | 'value'>>, lineItems: { nodes: Array<(
        Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'variantId' | 'variantTitle'>
        & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'width'>>, totalPriceBeforeDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPriceWithDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>> }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type PlatformCustomerUpdateMutationVariables = CustomerAccountAPI.Exact<{
  input: CustomerAccountAPI.CustomerUpdateInput;
}>;


export type PlatformCustomerUpdateMutation = { customerUpdate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerUserErrors, 'code' | 'field' | 'message'>> }> };

export type PlatformAddressCreateMutationVariables = CustomerAccountAPI.Exact<{
  address: CustomerAccountAPI.CustomerAddressInput;
}>;


export type PlatformAddressCreateMutation = { customerAddressCreate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type PlatformAddressUpdateMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
  address?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.CustomerAddressInput>;
  defaultAddress?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Boolean']['input']>;
}>;


export type PlatformAddressUpdateMutation = { customerAddressUpdate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type PlatformAddressDeleteMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type PlatformAddressDeleteMutation = { customerAddressDelete?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type PlatformSubscribeMutationVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type PlatformSubscribeMutation = { customerEmailMarketingSubscribe?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors, 'code' | 'field' | 'message'>> }> };

export type PlatformUnsubscribeMutationVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type PlatformUnsubscribeMutation = { customerEmailMarketingUnsubscribe?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors, 'code' | 'field' | 'message'>> }> };

export type PlatformCustomerQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type PlatformCustomerQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id' | 'firstName' | 'lastName' | 'displayName'>
    & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress'>> }
  ) };

export type PlatformMetafieldsQueryVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type PlatformMetafieldsQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id'>
    & { wishlist?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Metafield, 'value'>>, notifications?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Metafield, 'value'>> }
  ) };

interface GeneratedQueryTypes {
  "#graphql\n\tquery PlatformOverview($language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer {\n\t\t\t...PlatformProfile\n\t\t\tdefaultAddress { id }\n\t\t\taddresses(first: 250) {\n\t\t\t\tnodes { ...PlatformAddress }\n\t\t\t}\n\t\t\torders(first: 4, sortKey: PROCESSED_AT, reverse: true) {\n\t\t\t\tnodes { ...PlatformOrderSummary }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment PlatformProfile on Customer {\n\t\tid\n\t\tdisplayName\n\t\tfirstName\n\t\tlastName\n\t\temailAddress {\n\t\t\temailAddress\n\t\t\tmarketingState\n\t\t}\n\t\tphoneNumber { phoneNumber }\n\t}\n\n\t#graphql\n\tfragment PlatformAddress on CustomerAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tlastName\n\t\tphoneNumber\n\t\tterritoryCode\n\t\tzip\n\t\tzoneCode\n\t}\n\n\t#graphql\n\tfragment PlatformOrderSummary on Order {\n\t\tid\n\t\tname\n\t\tprocessedAt\n\t\tcancelledAt\n\t\tfulfillmentStatus\n\t\ttotalPrice { ...PlatformMoney }\n\t\tlineItems(first: 10) {\n\t\t\tnodes {\n\t\t\t\ttitle\n\t\t\t\tquantity\n\t\t\t\timage {\n\t\t\t\t\turl\n\t\t\t\t\twidth\n\t\t\t\t}\n\t\t\t}\n\t\t\tpageInfo { hasNextPage }\n\t\t}\n\t}\n\n\t#graphql\n\tfragment PlatformMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: PlatformOverviewQuery, variables: PlatformOverviewQueryVariables},
  "#graphql\n\tquery PlatformProfile($language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer { ...PlatformProfile }\n\t}\n\t#graphql\n\tfragment PlatformProfile on Customer {\n\t\tid\n\t\tdisplayName\n\t\tfirstName\n\t\tlastName\n\t\temailAddress {\n\t\t\temailAddress\n\t\t\tmarketingState\n\t\t}\n\t\tphoneNumber { phoneNumber }\n\t}\n\n": {return: PlatformProfileQuery, variables: PlatformProfileQueryVariables},
  "#graphql\n\tquery PlatformAddresses($language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer {\n\t\t\tdefaultAddress { id }\n\t\t\taddresses(first: 250) {\n\t\t\t\tnodes { ...PlatformAddress }\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment PlatformAddress on CustomerAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tlastName\n\t\tphoneNumber\n\t\tterritoryCode\n\t\tzip\n\t\tzoneCode\n\t}\n\n": {return: PlatformAddressesQuery, variables: PlatformAddressesQueryVariables},
  "#graphql\n\tquery PlatformOrders($after: String, $language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer {\n\t\t\torders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n\t\t\t\tnodes { ...PlatformOrderSummary }\n\t\t\t\tpageInfo {\n\t\t\t\t\thasNextPage\n\t\t\t\t\tendCursor\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment PlatformOrderSummary on Order {\n\t\tid\n\t\tname\n\t\tprocessedAt\n\t\tcancelledAt\n\t\tfulfillmentStatus\n\t\ttotalPrice { ...PlatformMoney }\n\t\tlineItems(first: 10) {\n\t\t\tnodes {\n\t\t\t\ttitle\n\t\t\t\tquantity\n\t\t\t\timage {\n\t\t\t\t\turl\n\t\t\t\t\twidth\n\t\t\t\t}\n\t\t\t}\n\t\t\tpageInfo { hasNextPage }\n\t\t}\n\t}\n\n\t#graphql\n\tfragment PlatformMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: PlatformOrdersQuery, variables: PlatformOrdersQueryVariables},
  "#graphql\n\tquery PlatformOrder($id: ID!, $afterLine: String, $language: LanguageCode)\n\t@inContext(language: $language) {\n\t\torder(id: $id) {\n\t\t\tid\n\t\t\tname\n\t\t\tnumber\n\t\t\tprocessedAt\n\t\t\tcancelledAt\n\t\t\tedited\n\t\t\temail\n\t\t\tfinancialStatus\n\t\t\tfulfillmentStatus\n\t\t\tstatusPageUrl\n\t\t\tsubtotal { ...PlatformMoney }\n\t\t\ttotalPrice { ...PlatformMoney }\n\t\t\ttotalRefunded { ...PlatformMoney }\n\t\t\ttotalDiscountedShipping { ...PlatformMoney }\n\t\t\ttotalTax { ...PlatformMoney }\n\t\t\tshippingAddress { ...PlatformAddress }\n\t\t\tbillingAddress { ...PlatformAddress }\n\t\t\tcustomAttributes {\n\t\t\t\tkey\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tlineItems(first: 250, after: $afterLine) {\n\t\t\t\tnodes {\n\t\t\t\t\ttitle\n\t\t\t\t\tquantity\n\t\t\t\t\tvariantId\n\t\t\t\t\tvariantTitle\n\t\t\t\t\timage {\n\t\t\t\t\t\turl\n\t\t\t\t\t\twidth\n\t\t\t\t\t}\n\t\t\t\t\ttotalPriceBeforeDiscounts { ...PlatformMoney }\n\t\t\t\t\ttotalPriceWithDiscounts { ...PlatformMoney }\n\t\t\t\t}\n\t\t\t\tpageInfo {\n\t\t\t\t\thasNextPage\n\t\t\t\t\tendCursor\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment PlatformAddress on CustomerAddress {\n\t\tid\n\t\taddress1\n\t\taddress2\n\t\tcity\n\t\tcompany\n\t\tfirstName\n\t\tformatted(withName: true)\n\t\tlastName\n\t\tphoneNumber\n\t\tterritoryCode\n\t\tzip\n\t\tzoneCode\n\t}\n\n\t#graphql\n\tfragment PlatformMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: PlatformOrderQuery, variables: PlatformOrderQueryVariables},
  "#graphql\n\tquery PlatformCustomer($language: LanguageCode) @inContext(language: $language) {\n\t\tcustomer {\n\t\t\tid\n\t\t\tfirstName\n\t\t\tlastName\n\t\t\tdisplayName\n\t\t\temailAddress { emailAddress }\n\t\t}\n\t}\n": {return: PlatformCustomerQuery, variables: PlatformCustomerQueryVariables},
  "#graphql\n\tquery PlatformMetafields {\n\t\tcustomer {\n\t\t\tid\n\t\t\twishlist: metafield(namespace: \"custom\", key: \"wishlist\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tnotifications: metafield(namespace: \"custom\", key: \"notifications\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t}\n\t}\n": {return: PlatformMetafieldsQuery, variables: PlatformMetafieldsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n\tmutation PlatformCustomerUpdate($input: CustomerUpdateInput!) {\n\t\tcustomerUpdate(input: $input) {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: PlatformCustomerUpdateMutation, variables: PlatformCustomerUpdateMutationVariables},
  "#graphql\n\tmutation PlatformAddressCreate($address: CustomerAddressInput!) {\n\t\tcustomerAddressCreate(address: $address) {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: PlatformAddressCreateMutation, variables: PlatformAddressCreateMutationVariables},
  "#graphql\n\tmutation PlatformAddressUpdate($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {\n\t\tcustomerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: PlatformAddressUpdateMutation, variables: PlatformAddressUpdateMutationVariables},
  "#graphql\n\tmutation PlatformAddressDelete($addressId: ID!) {\n\t\tcustomerAddressDelete(addressId: $addressId) {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: PlatformAddressDeleteMutation, variables: PlatformAddressDeleteMutationVariables},
  "#graphql\n\tmutation PlatformSubscribe {\n\t\tcustomerEmailMarketingSubscribe {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: PlatformSubscribeMutation, variables: PlatformSubscribeMutationVariables},
  "#graphql\n\tmutation PlatformUnsubscribe {\n\t\tcustomerEmailMarketingUnsubscribe {\n\t\t\tuserErrors {\n\t\t\t\tcode\n\t\t\t\tfield\n\t\t\t\tmessage\n\t\t\t}\n\t\t}\n\t}\n": {return: PlatformUnsubscribeMutation, variables: PlatformUnsubscribeMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
