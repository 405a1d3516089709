import { type Arrival, arrivalAfter, dispatchDay, warehouseDay } from '@paw/rules/arrival.ts';
import type { DeliveryKind } from '@paw/rules/rules.ts';
import type { FulfilmentState } from '../../platform/database/orderStates.ts';

/** What the date depends on. `at` is ISO text. */
export interface OrderOnItsWay {
  delivery: DeliveryKind;
  state: FulfilmentState;
  placedAt: string;
  timeline: readonly { at: string; kind: string }[];
}

/**
 * When an order arrives: counted from the day it was shipped, before that from the day it should leave. One that did
 * not leave in time leaves next, so the date can always be kept. A confirmed order counts from then. Null where nothing
 * will arrive, or has.
 */
export function orderArrival({ delivery, state, placedAt, timeline }: OrderOnItsWay, now: Date): Arrival | null {
  if (state === 'shipped') {
    const shipped = timeline.findLast(({ kind }) => kind === 'shipped');
    return arrivalAfter(delivery, warehouseDay(new Date(shipped?.at ?? placedAt)));
  }
  if (state !== 'new' && state !== 'packed') return null;
  const confirmed = timeline.findLast(({ kind }) => kind === 'confirmed');
  const due = dispatchDay(new Date(confirmed?.at ?? placedAt));
  return arrivalAfter(delivery, due >= warehouseDay(now) ? due : dispatchDay(now));
}
