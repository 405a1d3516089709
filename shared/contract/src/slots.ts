import type { Address } from '@paw/rules/addressRules.ts';

/**
 * The slots and what the page that shows one passes in. The shell renders each in its own boundary. Here are the slots
 * of contract 1 that teams agreed on. Any other is declared by the remote that offers it, beside its component:
 * `declare module '@paw/contract/slots.ts' { interface SlotProps { 'club/Badge': { pet: string } } }`. A team that shows
 * it from a folder of its own declares it again, in the same words: TypeScript refuses two that differ.
 */
export interface SlotProps {
  /** The cart link with its badge, in the header. Without it a plain link to /viewcart is shown. */
  'cart/MiniCart': object;
  /**
   * An order below the page's own title: how far it is, what it holds, cancelling and the invoice. `reference` opens
   * it, as in the address of its own page.
   */
  'cart/Order': { reference: string };
  /**
   * What of an order is sent back, and asking for it, for anyone who has its `reference`. `lines` are the order's own,
   * in its order. Nothing where nothing can go back, nor did.
   */
  'account/OrderReturns': {
    reference: string;
    lines: readonly { title: string; size: string; color: { name: string } }[];
  };
  /**
   * Makes an account of a guest's order, below it: a password, the code that goes to `email`, and the order with its
   * address is in the account.
   */
  'account/GuestAccount': { email: string; name: string; address: Address };
  /**
   * Puts a product on the wish list or takes it off: a round button. The page leaves room for it, and is whole without.
   */
  'account/WishlistButton': { slug: string; title: string };
  /**
   * The newsletter form. Without `place` it is in the footer, bare; elsewhere it brings its own heading. `place`,
   * small letters, tells the forms of one page apart: 'order' is after an order.
   */
  'content/NewsletterForm': { place?: string };
  /**
   * Suggestions below a search box, loaded when the box first has the focus; without them it stays a plain one. `field`
   * is the box's own input, in a form: while the slot is shown it makes a combobox of it.
   */
  'catalog/SearchSuggestions': { field: HTMLInputElement };
  /**
   * Products that go with those whose slugs are given: what is in the cart. With `pet` those for a pet instead, which
   * is of one of the shop's kinds, under its name. Nothing where there are none.
   */
  'catalog/Recommendations': {
    slugs: readonly string[];
    pet?: { name: string; kind: string; size?: 'small' | 'medium' | 'large' };
  };
  /**
   * These products under this heading, as cards once they are nearly in sight; until then, and without JavaScript, as
   * links. One that is no longer sold is left out.
   */
  'catalog/ProductRow': { title: string; products: readonly { slug: string; title: string }[] };
}

export type SlotKey = keyof SlotProps;
