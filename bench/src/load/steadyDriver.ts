import type { Form } from '../Figure.ts';
/**
 * Requests at a given rate. Only wrk tells the truth about waiting at one, with pauses of random length and its correction
 * for requests that a stalled connection did not make. hey starts all its workers at the same tick, and autocannon sends
 * each second's share at the second's start: both would measure the bursts that they make.
 */
import autocannon from 'autocannon';
import { hasWrk, readWrk } from './driver.ts';
import { runProgram } from './programs.ts';

export interface SteadyLoad {
  /** Without a slash at its end. */
  origin: string;
  /** Asked for in turns. */
  paths: readonly string[];
  seconds: number;
  /** Requests per second. */
  rate: number;
}

export interface SteadyResult {
  /** Requests per second, as it came out. */
  rate: number;
  failed: number;
  /** ms */
  p50: number;
  /** autocannon, which only the short form uses, tells p97.5 in its place. */
  p95: number;
  p99: number;
  max: number;
}

/**
 * Many connections, so each sends rarely: one that waits for a late answer delays only a small part of the requests.
 */
const CONNECTIONS = 200;

/** The short form's values say nothing, so there autocannon will do. @throws Error when wrk is needed and missing */
export function steadyDriver(form: Form): (load: SteadyLoad) => Promise<SteadyResult> {
  if (hasWrk) return runWrk;
  if (form === 'short') return runAutocannon;
  throw new Error('wrk is not installed, and only it keeps a rate evenly: install it (apt, brew).');
}

async function runWrk({ origin, paths, seconds, rate }: SteadyLoad): Promise<SteadyResult> {
  const pause = Math.max(1, Math.round((CONNECTIONS / rate) * 1000));
  const script = new URL('./steady.lua', import.meta.url).pathname;
  const size = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`];
  const result = readWrk(await runProgram('wrk', [...size, '-s', script, origin, '--', String(pause), ...paths]));
  return { ...result, rate: result.requests / result.seconds };
}

async function runAutocannon({ origin, paths, seconds, rate }: SteadyLoad): Promise<SteadyResult> {
  const { latency, requests, duration, errors, non2xx } = await autocannon({
    url: origin,
    connections: Math.max(1, Math.min(CONNECTIONS, Math.round(rate))),
    duration: seconds,
    overallRate: Math.max(1, Math.round(rate)),
    requests: paths.map((path) => ({ path })),
  });
  const { p50, p97_5: p95, p99, max } = latency;
  return { rate: requests.total / duration, failed: errors + non2xx, p50, p95, p99, max };
}
