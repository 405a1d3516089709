import type { operations } from '@paw/shared/contract/apiTypes.d.ts';

/** What an order is placed with. */
export type OrderBody = operations['placeOrder']['requestBody']['content']['application/json'];
