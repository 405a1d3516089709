import { encodeEnvelope, signEnvelope } from '../store/envelope.ts';
import { NO_HASH } from '../store/logPlace.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { makeRoot, type RootPlan } from '../trust/makeRoot.ts';
import { encodeRoot } from '../trust/root.ts';
import { makeKey } from '../trust/trustKey.ts';

/** Puts a root into the store, with a key for each role, and one of a stranger who has none. */
export async function testRoot(store: ReleaseStore, changes: Partial<RootPlan> = {}) {
  const [root, manager, registry, shell, guard, stranger] = [
    makeKey('root'),
    makeKey('manager'),
    makeKey('registry'),
    makeKey('shell'),
    makeKey('guard'),
    makeKey('stranger'),
  ];
  const plan = {
    root: [root],
    threshold: 1,
    managers: [manager],
    registry: [registry],
    shells: [shell],
    guards: [guard],
  };
  const payload = encodeRoot(makeRoot({ ...plan, ...changes }), NO_HASH);
  await store.putIfAbsent('root/1.json', encodeEnvelope(await signEnvelope(payload, [root])));
  return { root, manager, registry, shell, guard, stranger };
}
