/** Settings of an api whose guests are all at one address on the network; what is measured is placing, not confirming. */
export const manyGuests = {
  ORDERS_PER_SESSION: '1000000',
  ORDERS_PER_ADDRESS: '1000000',
  ORDERS_PER_MEMBER: '1000000',
  CONFIRM_HOURS: '0',
  ASKED_PER_SESSION: '1000000',
  ASKED_PER_ADDRESS: '1000000',
};
