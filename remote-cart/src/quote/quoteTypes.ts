import type { components, operations } from '@paw/api-client/apiTypes.d.ts';

/** What everything costs, as the api says it: integer cents throughout. Nothing of it is computed in the browser. */
export type Quote = components['schemas']['Quote'];
export type QuotedLine = Quote['lines'][number];

export type QuoteQuestion = NonNullable<operations['quoteCart']['requestBody']>['content']['application/json'];
/** One line as the browser asks about it. `priceCents` is what it showed so far. */
export type AskedLine = QuoteQuestion['lines'][number];
