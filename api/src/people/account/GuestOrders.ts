import type { Queries } from '../../platform/database/database.ts';

/** Whose orders as a guest are meant. */
export interface Guest {
  /** Normalised, and only ever one that its owner has confirmed: what is in an order anyone may type. */
  email: string;
  /** Of the guest whom the member's browser was. */
  guestId?: string;
}

/** Puts a guest's orders into an account; selling does (joinGuestOrders.ts), accounts only say when. */
export type JoinGuestOrders = (tx: Queries, accountId: string, guest: Guest) => Promise<void>;
