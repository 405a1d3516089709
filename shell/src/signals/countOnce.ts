import type { Beacon } from './Beacon.ts';

/**
 * What this tab tells for the first time with this release set. A tab whose storage fails is never the first: otherwise
 * each of its views would count as a visit, and one shopper's failure as many hurt visits. As it then adds neither visits
 * nor hurt ones, their ratio stays right.
 */
export function countOnce(set: string, failures: NonNullable<Beacon['f']>): Pick<Beacon, 'n' | 'h'> | undefined {
  // Listed in the contract's `browserStorage.ts`, for the privacy policy.
  const key = `signals-${set}`;
  const once = (name: string) => (sessionStorage[name] ? undefined : (sessionStorage[name] = 1));
  try {
    return { n: once(key), h: failures.flatMap(([, kind]) => (once(key + kind) ? kind : [])) };
  } catch {}
  return undefined;
}
