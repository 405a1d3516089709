import { trustedProxies } from '@paw/node/trustedProxies.ts';
import type { ShellEnvironment } from '../environment.ts';
import { BodyMemory } from './BodyMemory.ts';
import { Throttle } from './Throttle.ts';
import { ReadPauses } from './ReadPauses.ts';
import type { BodyParts } from './readBody.ts';
import type { SlotLimits } from './UpstreamSlots.ts';

export interface ForwardLimits extends BodyParts {
  slots: SlotLimits;
  /** Concurrent requests of one client, including waiting ones. */
  perClient: number;
  isTrusted: (ip: string) => boolean;
}

/** Upper limit for receiving a body, at any rate. ms */
export const LONGEST_BODY = 120_000;

/** Rate at which late bodies are refused: 500 a second, which takes a tenth of a processor. */
const ends = { most: 5, every: 10 };

/** Limits for requests to the api. */
export function apiLimits(environment: ShellEnvironment): ForwardLimits {
  const { API_CONNECTIONS: slots, API_QUEUE: queue, API_QUEUE_TIME: timeout } = environment;
  return {
    slots: { slots, perClient: Math.ceil(slots / 2), queue, timeout },
    perClient: environment.CLIENT_REQUESTS,
    bodies: {
      most: environment.BODY_KB * 1024,
      timeout: environment.BODY_TIMEOUT,
      rate: environment.BODY_RATE * 1024,
      longest: Math.max(LONGEST_BODY, environment.BODY_TIMEOUT),
    },
    memory: new BodyMemory(environment.BODY_MEMORY_MB * 2 ** 20),
    ends: new Throttle(ends.most, ends.every),
    pauses: new ReadPauses(),
    isTrusted: trustedProxies(environment.TRUSTED_PROXIES),
  };
}

/** Limits for pictures: a page loads dozens at once, and the first rendering of a picture is slow. */
export function pictureLimits(environment: ShellEnvironment): ForwardLimits {
  const api = apiLimits(environment);
  return { ...api, slots: { ...api.slots, queue: 1024, timeout: 15_000 }, perClient: 1024 };
}
