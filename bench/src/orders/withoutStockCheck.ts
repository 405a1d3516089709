import type { Break } from './copyApi.ts';

/** An api that sells more units than there are: neither the statement nor the table refuses. */
export const withoutStockCheck: readonly Break[] = [
  {
    file: 'src/selling/order/placeSteps.ts',
    from: ' and coalesce(bool_and(units >= quantity), true) as is_there',
    to: ' as is_there',
  },
  {
    file: 'src/selling/order/placeSteps.ts',
    from: 'where s.variant_id = locked.variant_id and s.units >= locked.quantity',
    to: 'where s.variant_id = locked.variant_id',
  },
  {
    file: 'migrations/0000_start.sql',
    from: 'CONSTRAINT "stock_not_negative" CHECK ("stock"."units" >= 0)',
    to: 'CONSTRAINT "stock_not_negative" CHECK (true)',
  },
];
