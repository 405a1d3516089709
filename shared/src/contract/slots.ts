/** The slots of contract 1 and what the page that shows one passes in. The shell renders each in its own boundary. */
export interface SlotProps {
  /** The cart link with its badge, in the header. Without it a plain link to /viewcart stands there. */
  'cart/MiniCart': object;
  /** The newsletter form in the footer. */
  'content/NewsletterForm': object;
}

export type SlotKey = keyof SlotProps;
