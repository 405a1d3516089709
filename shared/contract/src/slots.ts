import type { Address } from '@paw/rules/addressRules.ts';

/**
 * The slots and their props. The shell renders each in its own boundary. These are contract 1's slots that teams agreed
 * on. Any other is declared by the remote that offers it, beside its component: `declare module
 * '@paw/contract/slots.ts' { interface SlotProps { 'club/Badge': { pet: string } } }`. A team in another folder that
 * shows it declares it again in the same words: TypeScript rejects two that differ.
 */
export interface SlotProps {
  /** The cart link with its badge, in the header. Without it a plain link to /viewcart is shown. */
  'cart/MiniCart': object;
  /**
   * An order below the page's own title: its status, its contents, canceling and the invoice. `reference` opens it, as
   * in the URL of its own page.
   */
  'cart/Order': { reference: string };
  /**
   * An order's returns, and the form to request one, for anyone with its `reference`. `lines` are the order's own, in
   * its order. Renders nothing where no return is possible or exists.
   */
  'account/OrderReturns': {
    reference: string;
    lines: readonly { title: string; size: string; color: { name: string } }[];
  };
  /**
   * Creates an account from a guest's order, below it: a password, the code sent to `email`, and the order with its
   * address is in the account.
   */
  'account/GuestAccount': { email: string; name: string; address: Address };
  /**
   * A round button that adds a product to the wishlist or removes it. The page leaves room for it, and is complete
   * without.
   */
  'account/WishlistButton': { slug: string; title: string };
  /**
   * The newsletter form. Without `place` it is the footer's, without a heading; elsewhere it has its own heading.
   * `place`, in lower case, distinguishes the forms of one page: 'order' is after an order.
   */
  'content/NewsletterForm': { place?: string };
  /**
   * Suggestions below a search box, loaded on the box's first focus; without them the box works as before. `field` is
   * the box's own input, in a form: while the slot is shown it makes the input a combobox.
   */
  'catalog/SearchSuggestions': { field: HTMLInputElement };
  /**
   * Products that go with those in the cart, given by their slugs. With `pet` those for one of the shop's pets instead,
   * under its name. Renders nothing where there are none.
   */
  'catalog/Recommendations': {
    slugs: readonly string[];
    pet?: { name: string; kind: string; size?: 'small' | 'medium' | 'large' };
  };
  /**
   * These products under this heading, as cards when they are nearly visible; until then, and without JavaScript, as
   * links. A product that is no longer sold is omitted.
   */
  'catalog/ProductRow': { title: string; products: readonly { slug: string; title: string }[] };
}

export type SlotKey = keyof SlotProps;
