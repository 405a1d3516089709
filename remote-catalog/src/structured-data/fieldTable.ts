/**
 * The fields that search engines want of each type. The sources are pages of Google's Search Central (without the words
 * "structured data") and schema.org's page of the type. Every object of a type has the fields of this table.
 */
export interface Row {
  type: string;
  field: string;
  source: string;
  /** Only those inside objects of this type. */
  inside?: string;
}

const rowsOf = (source: string, fields: Record<string, string>, inside?: string): Row[] =>
  Object.entries(fields).flatMap(([type, names]) =>
    names.split(' ').map((field) => ({ type, field, source, ...(inside && { inside }) })),
  );

const listing = 'Merchant listing (Product, Offer)';
const variants = 'Product variant (ProductGroup, Product)';
const ratings = 'Review snippet (Review, AggregateRating)';
const policy = 'Merchant return policy (MerchantReturnPolicy)';

export const required: Row[] = [
  ...rowsOf(variants, { ProductGroup: 'name' }),
  ...rowsOf(listing, {
    Product: 'name image offers',
    Offer: 'price priceCurrency',
    MonetaryAmount: 'value currency',
    DefinedRegion: 'addressCountry',
    QuantitativeValue: 'minValue maxValue unitCode',
    Brand: 'name',
    UnitPriceSpecification: 'price priceCurrency priceType',
  }),
  ...rowsOf(policy, { MerchantReturnPolicy: 'applicableCountry returnPolicyCategory merchantReturnDays' }),
  ...rowsOf(ratings, {
    AggregateRating: 'ratingValue ratingCount',
    Review: 'author reviewRating',
    Rating: 'ratingValue',
    Person: 'name',
  }),
  ...rowsOf('Site name (WebSite)', { WebSite: 'name url' }),
  ...rowsOf('Sitelinks search box (WebSite)', { WebSite: 'potentialAction', SearchAction: 'target query-input' }),
  ...rowsOf('schema.org/EntryPoint', { EntryPoint: 'urlTemplate' }),
];

export const recommended: Row[] = [
  ...rowsOf(variants, {
    ProductGroup: 'aggregateRating brand description hasVariant productGroupID review url variesBy',
  }),
  ...rowsOf(variants, { Product: 'sku color size' }, 'ProductGroup'),
  ...rowsOf(listing, {
    Product: 'sku color size',
    Offer: 'availability hasMerchantReturnPolicy itemCondition shippingDetails url',
    OfferShippingDetails: 'deliveryTime shippingDestination shippingRate',
    ShippingDeliveryTime: 'businessDays cutoffTime handlingTime transitTime',
    OpeningHoursSpecification: 'dayOfWeek',
  }),
  ...rowsOf(policy, { MerchantReturnPolicy: 'returnFees returnMethod returnPolicyCountry merchantReturnLink' }),
  ...rowsOf(ratings, {
    AggregateRating: 'bestRating worstRating',
    Review: 'datePublished reviewBody name',
    Rating: 'bestRating worstRating',
  }),
  ...rowsOf('Organization', {
    Organization: 'address contactPoint description email logo name telephone url hasMerchantReturnPolicy',
    ContactPoint: 'email telephone',
  }),
];

/** Recommended fields that are left out. */
export const leftOut: (Row & { why: string })[] = [
  ...without(listing, 'Product', {
    gtin: 'the shop’s brands have no GTINs',
    mpn: 'the shop’s brands have no part numbers',
    material: 'it is a specification in free words, not a field of the data',
    pattern: 'the data has none',
    audience: 'it is for people: age and gender',
    subjectOf: 'there are no 3D models',
    hasCertification: 'nothing sold here needs an energy label',
    inProductGroupWithID: 'variants are inside their group',
    isVariantOf: 'variants are inside their group',
  }),
  ...without(listing, 'Offer', { priceValidUntil: 'no price has a known end' }),
  ...without(listing, 'OfferShippingDetails', { doesNotShip: 'it is for regions without delivery' }),
  ...without(listing, 'MerchantReturnPolicy', {
    returnShippingFeesAmount: 'customers pay the actual postage, which varies',
    refundType: 'only the policy of a whole organization may say it, and this one is also an offer’s',
  }),
  ...without('Organization', 'Organization', {
    legalName: 'the configuration has none',
    vatID: 'the configuration has none',
    foundingDate: 'the configuration has none',
    sameAs: 'only where an address elsewhere is configured, which the tests’ site lacks',
  }),
];

function without(source: string, type: string, fields: Record<string, string>): (Row & { why: string })[] {
  return Object.entries(fields).map(([field, why]) => ({ type, field, source, why }));
}
