/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from 'shopify-schemas/storefront-api-types';

export type CartMoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

type CartLine_CartLine_Fragment = (
  Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
  & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'title'>
      & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
    ) }
  ) }
);

type CartLine_ComponentizableCartLine_Fragment = (
  Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
  & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'title'>
      & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
    ) }
  ) }
);

export type CartLineFragment = CartLine_CartLine_Fragment | CartLine_ComponentizableCartLine_Fragment;

export type CartFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
  & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
    Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
    & { customer?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
      & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
    )> }
  ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lines: { nodes: Array<(
      Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
          Pick<StorefrontAPI.Product, 'handle' | 'title'>
          & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
        ) }
      ) }
    ) | (
      Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
          Pick<StorefrontAPI.Product, 'handle' | 'title'>
          & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
        ) }
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
    & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
      Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
      & { customer?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
        & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
      )> }
    ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lines: { nodes: Array<(
        Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
            Pick<StorefrontAPI.Product, 'handle' | 'title'>
            & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
          ) }
        ) }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
        & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
            Pick<StorefrontAPI.Product, 'handle' | 'title'>
            & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
          ) }
        ) }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
  )> };

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CartInput;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartCreateMutation = { cartCreate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
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
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
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
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
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
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
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
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
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
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'>
          & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>> }
        )> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'name'> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping' | 'weight' | 'weightUnit'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
              Pick<StorefrontAPI.Product, 'handle' | 'title'>
              & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>> }
            ) }
          ) }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor' | 'endCursor' | 'hasNextPage' | 'hasPreviousPage'> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CatalogMoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type CatalogImageFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type ProductVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
);

export type ProductCardFragment = (
  Pick<StorefrontAPI.Product, 'handle' | 'title' | 'availableForSale'>
  & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType' | 'isGiftCard' | 'availableForSale'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, media: { nodes: Array<(
        { __typename: 'ExternalVideo' }
        & Pick<StorefrontAPI.ExternalVideo, 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'MediaImage' }
        & Pick<StorefrontAPI.MediaImage, 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Model3d' }
        & Pick<StorefrontAPI.Model3d, 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Video' }
        & Pick<StorefrontAPI.Video, 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
        )> }
      )> }
    )>, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )> }, details?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, shipping?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type HomeProductsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  count: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type HomeProductsQuery = { map?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'handle' | 'title' | 'availableForSale'>
    & { shipping?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )> }, media: { nodes: Array<(
        { __typename: 'ExternalVideo' }
        & Pick<StorefrontAPI.ExternalVideo, 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'MediaImage' }
        & Pick<StorefrontAPI.MediaImage, 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Model3d' }
        & Pick<StorefrontAPI.Model3d, 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Video' }
        & Pick<StorefrontAPI.Video, 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'availableForSale'>
      & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

interface GeneratedQueryTypes {
  "#graphql\n\tquery Cart($cartId: ID!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcart(id: $cartId) { ...Cart }\n\t}\n\t#graphql\n\tfragment CartMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...CartMoney }\n\t\t\t\tcompareAtPrice { ...CartMoney }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...CartMoney }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\n": {return: CartQuery, variables: CartQueryVariables},
  "#graphql\n\tquery Product($handle: String!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tproduct(handle: $handle) {\n\t\t\tid\n\t\t\thandle\n\t\t\ttitle\n\t\t\tdescription\n\t\t\tdescriptionHtml\n\t\t\tproductType\n\t\t\tisGiftCard\n\t\t\tavailableForSale\n\t\t\tseo {\n\t\t\t\ttitle\n\t\t\t\tdescription\n\t\t\t}\n\t\t\tfeaturedImage { ...CatalogImage }\n\t\t\tmedia(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\t__typename\n\t\t\t\t\talt\n\t\t\t\t\tpreviewImage { ...CatalogImage }\n\t\t\t\t\t... on MediaImage {\n\t\t\t\t\t\timage { ...CatalogImage }\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\toptions(first: 250) {\n\t\t\t\tname\n\t\t\t\toptionValues {\n\t\t\t\t\tname\n\t\t\t\t\tswatch {\n\t\t\t\t\t\tcolor\n\t\t\t\t\t\timage {\n\t\t\t\t\t\t\tpreviewImage { ...CatalogImage }\n\t\t\t\t\t\t}\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\tselectedOrFirstAvailableVariant { ...ProductVariant }\n\t\t\tvariants(first: 250) {\n\t\t\t\tnodes { ...ProductVariant }\n\t\t\t}\n\t\t\tdetails: metafield(namespace: \"custom\", key: \"details\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\tshipping: metafield(namespace: \"custom\", key: \"shipping\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductVariant on ProductVariant {\n\t\tid\n\t\ttitle\n\t\tsku\n\t\tavailableForSale\n\t\tcurrentlyNotInStock\n\t\trequiresShipping\n\t\tquantityAvailable\n\t\tprice { ...CatalogMoney }\n\t\tcompareAtPrice { ...CatalogMoney }\n\t\tunitPrice { ...CatalogMoney }\n\t\tunitPriceMeasurement {\n\t\t\treferenceUnit\n\t\t\treferenceValue\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t\timage { ...CatalogImage }\n\t\tselectedOptions {\n\t\t\tname\n\t\t\tvalue\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment CatalogMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n\tquery HomeProducts($handle: String!, $count: Int!, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tmap: product(handle: $handle) {\n\t\t\t...ProductCard\n\t\t\tshipping: metafield(namespace: \"custom\", key: \"shipping\") {\n\t\t\t\tvalue\n\t\t\t}\n\t\t\toptions(first: 1) {\n\t\t\t\tname\n\t\t\t}\n\t\t\tvariants(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\tid\n\t\t\t\t\tavailableForSale\n\t\t\t\t\tprice { ...CatalogMoney }\n\t\t\t\t\timage { ...CatalogImage }\n\t\t\t\t\tselectedOptions {\n\t\t\t\t\t\tname\n\t\t\t\t\t\tvalue\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t\tmedia(first: 250) {\n\t\t\t\tnodes {\n\t\t\t\t\t__typename\n\t\t\t\t\talt\n\t\t\t\t\tpreviewImage { ...CatalogImage }\n\t\t\t\t\t... on MediaImage {\n\t\t\t\t\t\timage { ...CatalogImage }\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tproducts(first: $count, sortKey: BEST_SELLING) {\n\t\t\tnodes { ...ProductCard }\n\t\t}\n\t}\n\t#graphql\n\tfragment ProductCard on Product {\n\t\thandle\n\t\ttitle\n\t\tavailableForSale\n\t\tfeaturedImage { ...CatalogImage }\n\t\tpriceRange {\n\t\t\tminVariantPrice { ...CatalogMoney }\n\t\t\tmaxVariantPrice { ...CatalogMoney }\n\t\t}\n\t\tcompareAtPriceRange {\n\t\t\tminVariantPrice { ...CatalogMoney }\n\t\t}\n\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\tvalue\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CatalogImage on Image {\n\t\turl\n\t\taltText\n\t\twidth\n\t\theight\n\t}\n\n\t#graphql\n\tfragment CatalogMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\n": {return: HomeProductsQuery, variables: HomeProductsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n\tmutation CartCreate($input: CartInput!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartCreate(input: $input) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...CartMoney }\n\t\t\t\tcompareAtPrice { ...CartMoney }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...CartMoney }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartCreateMutation, variables: CartCreateMutationVariables},
  "#graphql\n\tmutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartLinesAdd(cartId: $cartId, lines: $lines) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...CartMoney }\n\t\t\t\tcompareAtPrice { ...CartMoney }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...CartMoney }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartLinesAddMutation, variables: CartLinesAddMutationVariables},
  "#graphql\n\tmutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartLinesUpdate(cartId: $cartId, lines: $lines) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...CartMoney }\n\t\t\t\tcompareAtPrice { ...CartMoney }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...CartMoney }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartLinesUpdateMutation, variables: CartLinesUpdateMutationVariables},
  "#graphql\n\tmutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...CartMoney }\n\t\t\t\tcompareAtPrice { ...CartMoney }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...CartMoney }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartLinesRemoveMutation, variables: CartLinesRemoveMutationVariables},
  "#graphql\n\tmutation CartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...CartMoney }\n\t\t\t\tcompareAtPrice { ...CartMoney }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...CartMoney }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartBuyerIdentityUpdateMutation, variables: CartBuyerIdentityUpdateMutationVariables},
  "#graphql\n\tmutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $after: String, $country: CountryCode, $language: LanguageCode)\n\t@inContext(country: $country, language: $language) {\n\t\tcartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n\t\t\tcart { ...Cart }\n\t\t\tuserErrors { ...CartProblem }\n\t\t\twarnings { ...CartNotice }\n\t\t}\n\t}\n\t#graphql\n\tfragment CartMoney on MoneyV2 {\n\t\tamount\n\t\tcurrencyCode\n\t}\n\tfragment CartLine on BaseCartLine {\n\t\tid\n\t\tquantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tsellingPlanAllocation {\n\t\t\tsellingPlan {\n\t\t\t\tname\n\t\t\t}\n\t\t}\n\t\tmerchandise {\n\t\t\t... on ProductVariant {\n\t\t\t\tid\n\t\t\t\ttitle\n\t\t\t\tsku\n\t\t\t\tavailableForSale\n\t\t\t\tcurrentlyNotInStock\n\t\t\t\tquantityAvailable\n\t\t\t\trequiresShipping\n\t\t\t\tweight\n\t\t\t\tweightUnit\n\t\t\t\tprice { ...CartMoney }\n\t\t\t\tcompareAtPrice { ...CartMoney }\n\t\t\t\tlowestPrice: metafield(namespace: \"custom\", key: \"lowest_price_30d\") {\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tunitPrice { ...CartMoney }\n\t\t\t\timage {\n\t\t\t\t\tid\n\t\t\t\t\turl\n\t\t\t\t\taltText\n\t\t\t\t\twidth\n\t\t\t\t\theight\n\t\t\t\t}\n\t\t\t\tselectedOptions {\n\t\t\t\t\tname\n\t\t\t\t\tvalue\n\t\t\t\t}\n\t\t\t\tproduct {\n\t\t\t\t\thandle\n\t\t\t\t\ttitle\n\t\t\t\t\tfeaturedImage {\n\t\t\t\t\t\tid\n\t\t\t\t\t\turl\n\t\t\t\t\t\taltText\n\t\t\t\t\t\twidth\n\t\t\t\t\t\theight\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n\tfragment Cart on Cart {\n\t\tid\n\t\tcheckoutUrl\n\t\tcreatedAt\n\t\tupdatedAt\n\t\ttotalQuantity\n\t\tcost {\n\t\t\tsubtotalAmount { ...CartMoney }\n\t\t\ttotalAmount { ...CartMoney }\n\t\t}\n\t\tbuyerIdentity {\n\t\t\tcountryCode\n\t\t\temail\n\t\t\tphone\n\t\t\tcustomer {\n\t\t\t\tid\n\t\t\t\tdisplayName\n\t\t\t\temail\n\t\t\t\tdefaultAddress {\n\t\t\t\t\tcountryCodeV2\n\t\t\t\t\tformatted\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t\tdiscountCodes {\n\t\t\tcode\n\t\t\tapplicable\n\t\t}\n\t\tdiscountAllocations {\n\t\t\tdiscountedAmount { ...CartMoney }\n\t\t}\n\t\tlines(first: 250, after: $after) {\n\t\t\tnodes { ...CartLine }\n\t\t\tpageInfo {\n\t\t\t\tstartCursor\n\t\t\t\tendCursor\n\t\t\t\thasNextPage\n\t\t\t\thasPreviousPage\n\t\t\t}\n\t\t}\n\t}\n\n\t#graphql\n\tfragment CartProblem on CartUserError {\n\t\tcode\n\t\tfield\n\t\tmessage\n\t}\n\tfragment CartNotice on CartWarning {\n\t\tcode\n\t\tmessage\n\t\ttarget\n\t}\n\n": {return: CartDiscountCodesUpdateMutation, variables: CartDiscountCodesUpdateMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
