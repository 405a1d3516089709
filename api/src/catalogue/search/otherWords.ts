/**
 * Words that people mean as they write them, although no product has them: none is taken for a typo of another word,
 * as "cafe" of "cage", "returns" of "turns" or "cart" of "cat".
 */
export const otherWords: ReadonlySet<string> = new Set(
  `account address bill billing book books cafe cake card cards care cart cash checkout code codes contact coupon
  coupons deliver delivery discount email exchange exchanges food free gift gifts help hours invoice job jobs login logout
  membership meat medicine money newsletter offer offers order orders password pay payment phone points policy price
  privacy promo question questions receipt refund refunds return returned returns reward rewards sale sales service ship
  shipped shipping shop status store subscribe subscription support tax terms track tracking vet visa voucher warranty`
    .split(/\s+/)
    .filter(Boolean),
);
