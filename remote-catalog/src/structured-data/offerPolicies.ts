import { links } from '@paw/shared/contract/links.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import { absoluteUrl } from './absoluteUrl.ts';

const { delivery, returns } = rules;

/** Where the shop delivers, as ISO 3166-1 says it. */
const COUNTRY = 'US';

/** An amount of money as schema.org writes it: dollars with two decimals. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);

/**
 * What it costs to have one unit delivered to somebody who has ordered before: standard and express. Such a customer
 * pays nothing for standard from a certain price on; a first order may travel free sooner, which schema.org cannot say.
 * @param oversize a surcharge for its size is added, whose amount nobody knows here: then no rate is named
 */
export function shippingDetails(priceCents: number, oversize: boolean): object[] {
  const standard = priceCents >= delivery.freeLaterOrdersCents ? 0 : delivery.standard.cents;
  return [
    shipping(oversize ? undefined : standard, delivery.standard.days),
    shipping(oversize ? undefined : delivery.express.cents, delivery.express.days),
  ];
}

function shipping(cents: number | undefined, [fewest, most]: readonly [number, number]): object {
  return {
    '@type': 'OfferShippingDetails',
    ...(cents !== undefined && {
      shippingRate: { '@type': 'MonetaryAmount', value: dollars(cents), currency: 'USD' },
    }),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // Days are counted from the day after the order.
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: fewest, maxValue: most, unitCode: 'DAY' },
    },
  };
}

/** What can be sent back, and who pays for the way. */
export function returnPolicy(): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returns.days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    merchantReturnLink: absoluteUrl(links.returns()),
  };
}
