import createClient from 'openapi-fetch';
import type { components, paths } from './registryTypes.d.ts';

export type EnvironmentState = components['schemas']['EnvironmentState'];
export type LiveRemote = components['schemas']['LiveRemote'];
export type FollowingShell = components['schemas']['FollowingShell'];
export type TimelineEntry = components['schemas']['TimelineEntry'];
export type OpenTabs = components['schemas']['OpenTabs'];
export type HurtAnswer = components['schemas']['HurtAnswer'];
export type HurtError = components['schemas']['HurtError'];
export type SourceFrame = components['schemas']['SourceFrame'];
export type TriedCanary = components['schemas']['TriedCanary'];
export type TrialsAnswer = components['schemas']['TrialsAnswer'];
export type ProposalsAnswer = components['schemas']['ProposalsAnswer'];
export type Candidate = components['schemas']['Candidate'];
export type Token = components['schemas']['Token'];
export type Person = components['schemas']['Person'];
export type Delivery = components['schemas']['Delivery'];
export type NotificationChannel = components['schemas']['NotificationChannel'];
export type ChangeAnswer = components['schemas']['ChangeAnswer'];

/** A call that failed. `status` 0: there was no answer. The message is the registry's, written for people. */
export class RegistryFailure extends Error {
  override name = 'RegistryFailure';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** ms for a call that only reads. */
const READ = 10_000;
/** ms for a change: the registry waits for the shells, up to a minute. */
const CHANGE = 75_000;

/** Calls typed by the registry's OpenAPI document. */
export const registry = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? '',
  fetch: (request) => {
    const limit = AbortSignal.timeout(request.method === 'GET' ? READ : CHANGE);
    return fetch(request, { signal: AbortSignal.any([request.signal, limit]) });
  },
});

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of a call. @throws RegistryFailure */
export async function read<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(() => {
    throw new RegistryFailure(0, 'no_answer', 'The registry does not answer.');
  });
  if (response.ok && data !== undefined) return data;
  const { code = 'unknown', message = `The registry answered with status ${response.status}.` } = (error ?? {}) as {
    code?: string;
    message?: string;
  };
  throw new RegistryFailure(response.status, code, message);
}

/** What failed, as {@link RegistryFailure}. @throws what is no answer of the registry: a mistake in this code */
export function asFailure(error: unknown): RegistryFailure {
  if (error instanceof RegistryFailure) return error;
  throw error;
}
