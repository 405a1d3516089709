import type { AddRequest } from '@paw/contract/cartEvents.ts';
import type { HostFacts } from '@paw/contract/remote.ts';

/** What this page's cart begins with. */
export interface CartBeginning {
  facts: HostFacts;
  /** Ends what answers for the cart before it runs, and returns what that has answered. */
  takeOver?: () => EarlyEvents;
}

export interface EarlyEvents {
  adds: readonly AddRequest[];
  /** Someone has logged out. */
  isLeft: boolean;
}

type Run = (beginning: CartBeginning) => void;

let known: CartBeginning | undefined;
let run: Run | undefined;

/** The shell has started this remote. The cart runs now, when its code is there, or as soon as that comes. */
export function beginCart(beginning: CartBeginning): void {
  known = beginning;
  run?.(beginning);
}

/** The cart's code is there, with a page of the cart or by itself. It runs now, or when the shell starts this remote. */
export function onBegin(start: Run): void {
  run = start;
  if (known) start(known);
}
