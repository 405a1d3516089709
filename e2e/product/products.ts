/** Products of the data that ships, by what is special about them. */
export const products = {
  /** Three colors in three sizes, all made; its rarest is XL in Sage, of which there are 2. */
  bed: { path: '/product/Cloudrest-Orthopedic-Dog-Bed', title: 'Cloudrest Orthopedic Dog Bed' },
  /** In Brick, M is sold out and L is not made. */
  sweater: { path: '/product/Sailor-Stripe-Dog-Sweater', title: 'Sailor Stripe Dog Sweater' },
  /** Sold out, and large. */
  cage: { path: '/product/Dome-Top-Cage-for-Large-Parrots', title: 'Dome-Top Cage for Large Parrots' },
  /** One kind only. */
  plates: {
    path: '/product/Stainless-Steel-Cat-Plates,-Set-of-Three',
    title: 'Stainless Steel Cat Plates, Set of Three',
  },
  /** Nobody has rated it. */
  hideaway: { path: '/product/Seagrass-Bird-Hideaway', title: 'Seagrass Bird Hideaway' },
} as const;
