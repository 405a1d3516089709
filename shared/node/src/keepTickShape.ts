import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that `process.nextTick` makes for its queue. V8 collects the hidden class of objects when none of them is left:
 * in a process that is idle during a few full garbage collections, the queue's is lost, and from then on `nextTick` adds each property by a
 * slow call. An answer of `node:http` calls it about eight times. A process that serves calls this function first of all. See decision 0067.
 * @returns what is kept: empty until the next tick
 */
export function keepTickShape(): readonly object[] {
  process.nextTick(() => kept.push(executionAsyncResource()));
  return kept;
}
