interface Carrier {
  /** As staff write it before the number. It also labels the link. */
  name: string;
  /** The pattern of numbers that only this carrier uses. */
  own: RegExp;
  url: string;
}

const carriers: readonly Carrier[] = [
  { name: 'UPS', own: /^1Z[0-9A-Z]{16}$/, url: 'https://www.ups.com/track?tracknum=' },
  {
    name: 'USPS',
    own: /^(9[1-5]\d{18,20}|[A-Z]{2}\d{9}US)$/,
    url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  { name: 'FedEx', own: /^96\d{20}$/, url: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'DHL', own: /^JD\d{16,18}$/, url: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=' },
];

/**
 * The URL that tracks a package. Its carrier is named before the number ("FedEx 7712 3456 7890"), or follows from the
 * number's pattern. Undefined otherwise: a wrong link is worse than none.
 */
export function carrierLink(tracking: string): { carrier: string; url: string } | undefined {
  const [, named = '', rest = ''] = /^([A-Za-z]{3,5}):?\s+(.+)$/.exec(tracking.trim()) ?? [];
  const byName = carriers.find(({ name }) => name.toLowerCase() === named.toLowerCase());
  const number = (byName ? rest : tracking).replace(/[\s-]/g, '').toUpperCase();
  if (!/^[0-9A-Z]{8,40}$/.test(number)) return undefined;
  const carrier = byName ?? carriers.find(({ own }) => own.test(number));
  return carrier && { carrier: carrier.name, url: carrier.url + number };
}
