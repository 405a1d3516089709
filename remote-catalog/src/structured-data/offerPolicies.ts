import { links } from '@paw/contract/links.ts';
import { dayNames } from '@paw/rules/calendarNames.ts';
import { rules } from '@paw/rules/rules.ts';
import { absoluteUrl } from './absoluteUrl.ts';

const { delivery, dispatch, returns } = rules;

/** The country of delivery, by ISO 3166-1. */
const COUNTRY = 'US';

/** An amount of money as schema.org writes it: dollars with two decimals. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);

/**
 * The delivery cost of one unit for a returning customer: standard, which is free from a certain price, and express. A first
 * order may ship free at a lower price, which schema.org cannot express.
 * @param oversize whether a surcharge is added; it depends on the order, so no rate is named
 * @param cutOff '14:00:00-06:00', from the api: a browser would need a costly `Intl` object for the warehouse's UTC offset
 */
export function shippingDetails(priceCents: number, oversize: boolean, cutOff: string): object[] {
  const standard = priceCents >= delivery.freeLaterOrdersCents ? 0 : delivery.standard.cents;
  return [
    shipping(oversize ? undefined : standard, delivery.standard.days, cutOff),
    shipping(oversize ? undefined : delivery.express.cents, delivery.express.days, cutOff),
  ];
}

function shipping(cents: number | undefined, [fewest, most]: readonly [number, number], cutoffTime: string): object {
  return {
    '@type': 'OfferShippingDetails',
    ...(cents !== undefined && {
      shippingRate: { '@type': 'MonetaryAmount', value: dollars(cents), currency: 'USD' },
    }),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: workingDays },
      cutoffTime,
      // An order before the cut-off ships on its business day, a later one on the next.
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: fewest, maxValue: most, unitCode: 'DAY' },
    },
  };
}

const workingDays = dispatch.weekdays.map((day) => `https://schema.org/${dayNames[day]}`);

/** What can be returned, and who pays for the return. */
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
