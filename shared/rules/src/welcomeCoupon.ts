/** The coupon code in texts for everyone. Coupons are data of the api, whose test compares this code with its own. */
export const welcomeCoupon = { code: 'PAWS10', percent: 10, minimumCents: 2000 } as const;
