import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that `process.nextTick` makes for its queue. V8 collects a hidden class when no object of that class is left.
 * A process that is idle during a few full garbage collections loses the class of these objects, and from then on `nextTick` adds each
 * property on V8's slow path. `node:http` and streams call it about eight times per response. Every server process calls this function
 * before anything else. See decision 0067.
 * @returns the kept objects; empty until the next tick
 */
export function keepTickShape(): readonly object[] {
  process.nextTick(() => kept.push(executionAsyncResource()));
  return kept;
}
