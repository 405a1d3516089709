/** What each fulfillment state of an order is called, on its page and in lists. */
export const orderStateNames = {
  new: 'Order received',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  returned: 'Returned',
} as const;
