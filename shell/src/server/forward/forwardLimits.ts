import { trustedProxies } from '@paw/node/trustedProxies.ts';
import type { ShellEnvironment } from '../environment.ts';
import { BodyMemory } from './BodyMemory.ts';
import { Pace } from './Pace.ts';
import { ReadPauses } from './ReadPauses.ts';
import type { BodyParts } from './readBody.ts';
import type { PlaceLimits } from './UpstreamPlaces.ts';

export interface ForwardLimits extends BodyParts {
  places: PlaceLimits;
  /** Requests of one client that may be under way at once, whatever they wait for. */
  perClient: number;
  isTrusted: (address: string) => boolean;
}

/** ms that a body may take, however fast it comes: nobody uploads a picture for longer. */
export const LONGEST_BODY = 120_000;

/** Late bodies that are refused within so many ms: 500 a second, which is a tenth of a processor. */
const ends = { most: 5, every: 10 };

/** What requests for the api may take. */
export function apiLimits(environment: ShellEnvironment): ForwardLimits {
  const { API_CONNECTIONS: places, API_QUEUE: queue, API_QUEUE_TIME: patience } = environment;
  return {
    places: { places, share: Math.ceil(places / 2), queue, patience },
    perClient: environment.CLIENT_REQUESTS,
    bodies: {
      most: environment.BODY_KB * 1024,
      patience: environment.BODY_TIMEOUT,
      rate: environment.BODY_RATE * 1024,
      longest: Math.max(LONGEST_BODY, environment.BODY_TIMEOUT),
    },
    memory: new BodyMemory(environment.BODY_MEMORY_MB * 2 ** 20),
    ends: new Pace(ends.most, ends.every),
    pauses: new ReadPauses(),
    isTrusted: trustedProxies(environment.TRUSTED_PROXIES),
  };
}

/** Pictures: a page shows dozens at once, and one that nobody has asked for before takes its time. */
export function pictureLimits(environment: ShellEnvironment): ForwardLimits {
  const api = apiLimits(environment);
  return { ...api, places: { ...api.places, queue: 1024, patience: 15_000 }, perClient: 1024 };
}
