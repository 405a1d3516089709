import type { operations } from '@paw/api-client/apiTypes.d.ts';

/** What an order is placed with. */
export type OrderBody = operations['placeOrder']['requestBody']['content']['application/json'];
