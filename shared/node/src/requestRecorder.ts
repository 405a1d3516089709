import type { Log } from './createLog.ts';
import type { Metrics } from './createMetrics.ts';

export interface EndedRequest {
  requestId: string;
  method: string;
  /** The route's pattern, never the URL, which may contain what a visitor typed. */
  route: string;
  status: number;
  /** The release set that the caller runs. */
  set: string | undefined;
  /** Duration. ms */
  took: number;
  /** False when the client closed the connection before the response was finished. */
  isComplete: boolean;
}

/** @returns a function that records one measurement and one log line for a request that has ended */
export function requestRecorder(log: Log | undefined, { observeRequest }: Pick<Metrics, 'observeRequest'>) {
  // Every field of these lines is chosen here, so nothing needs to be redacted, which would take most of the time.
  const lines = log?.child({}, { redact: [] });
  return ({ took, isComplete, ...request }: EndedRequest, level: 'debug' | 'info' | 'warn'): void => {
    const { requestId, method, route, status, set } = request;
    observeRequest(route, method, status, took / 1000);
    if (!lines?.isLevelEnabled(level)) return;
    lines[level]({ requestId, method, route, status, set, ms: roundedMs(took) }, requestMessage(isComplete));
  };
}

/** Tenths of a millisecond, as request lines have them. */
export const roundedMs = (ms: number) => Math.round(ms * 10) / 10;

/** The log message of a request. */
export const requestMessage = (isComplete: boolean) => (isComplete ? 'request' : 'request broken off by the client');
