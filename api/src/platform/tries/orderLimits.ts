/** How much may be ordered before anyone has proved who orders. Every number is a setting (docs/settings.md). */
export interface OrderLimits {
  /** Orders of one guest session an hour. */
  perSession: number;
  /** Guest orders from one address on the network an hour: a home, an office, a school. */
  perAddress: number;
  /** Orders of one member an hour. */
  perMember: number;
  /** Unconfirmed orders a day under one email address: each of them sends an email to it. */
  unconfirmedPerEmail: number;
  /** A guest who pays on delivery has so long to confirm the order by email; 0 = need not confirm. */
  confirmHours: number;
  /** The most units of a variant that an unconfirmed order reserves. */
  heldUnits: number;
  /** All unconfirmed orders together set aside at most so much of a variant's stock, rounded down. */
  heldPercent: number;
  /** Email addresses, and street addresses, of which a guest session may learn in an hour whether they ordered before. */
  askedPerSession: number;
  /** The same of one address on the network. */
  askedPerAddress: number;
}

export const defaultOrderLimits: OrderLimits = {
  perSession: 5,
  perAddress: 20,
  perMember: 20,
  unconfirmedPerEmail: 5,
  confirmHours: 12,
  heldUnits: 5,
  heldPercent: 50,
  askedPerSession: 5,
  askedPerAddress: 20,
};

const hour = 60 * 60;

/** The same as limits of tries. The account is the guest's session, or the member. */
export function orderTries({ perSession, perAddress, perMember }: OrderLimits) {
  const session = { most: perSession, within: hour };
  const member = { most: perMember, within: hour };
  return {
    order: { pair: session, account: session, address: { most: perAddress, within: hour } },
    'member-order': { pair: member, account: member },
  };
}
