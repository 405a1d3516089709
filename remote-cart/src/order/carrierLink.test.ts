/** @jest-environment node */
import { carrierLink } from './carrierLink.ts';

test.each([
  ['1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [
    '9400 1000 0000 0000 0000 00',
    'USPS',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
  ],
  ['FedEx 7712-3456-7890', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=771234567890'],
  ['ups: 1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
])('%s belongs to %s: %s', (tracking, carrier, url) => {
  expect(carrierLink(tracking)).toEqual({ carrier, url });
});

test.each(['T-42', '771234567890', 'at the door', 'UPS "><script>', ''])(
  'without a known carrier there is no link: %s',
  (tracking) => {
    expect(carrierLink(tracking)).toBeUndefined();
  },
);
