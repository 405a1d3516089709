/**
 * Requests at a given rate. Only wrk tells the truth about waiting at one, with pauses of random length and its correction
 * for requests that a stalled connection did not make. hey starts all its workers at the same tick, and autocannon sends
 * each second's share at the second's start: both would measure the bursts that they make.
 */
import { spawnSync } from 'node:child_process';
import autocannon from 'autocannon';
import type { Form } from '../Figure.ts';
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
  /** Times of as many answers as any other run of the same length has, as far as each time's share goes. */
  quantiles: readonly number[];
}

/**
 * Many connections, so each sends rarely: one that waits for a late answer delays only a small part of the requests.
 */
const CONNECTIONS = 200;

/**
 * The short form's values say nothing, so there autocannon will do.
 * @param isAhead wrk gets the processor before all others, where the system allows it: see {@link isFirst}
 * @throws Error when wrk is needed and missing
 */
export function steadyDriver(form: Form, isAhead = false): (load: SteadyLoad) => Promise<SteadyResult> {
  if (hasWrk) return (load) => runWrk(load, isAhead && isFirst() ? FIRST : []);
  if (form === 'short') return runAutocannon;
  throw new Error('wrk is not installed, and only it keeps a rate evenly: install it (apt, brew).');
}

/** Ahead of all other processes, where the system allows it. */
const FIRST = ['chrt', '-r', '1'];
let hasFirst: boolean | undefined;

/** Whether wrk gets the processor as soon as an answer is there: it measures the server alone then, also beside other work. */
export function isFirst(): boolean {
  const [file, ...args] = [...FIRST, 'true'];
  hasFirst ??= hasWrk && spawnSync(file, args, { stdio: 'ignore' }).status === 0;
  return hasFirst;
}

async function runWrk({ origin, paths, seconds, rate }: SteadyLoad, ahead: readonly string[]): Promise<SteadyResult> {
  const pause = Math.max(1, Math.round((CONNECTIONS / rate) * 1000));
  const script = new URL('./steady.lua', import.meta.url).pathname;
  const size = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`];
  const command = ['wrk', ...size, '-s', script, origin, '--', String(pause), ...paths];
  const [file = '', ...args] = [...ahead, ...command];
  const result = readWrk(await runProgram(file, args));
  const { p50, p95, p99, quantiles = [p50, p95, p99] } = result;
  return { ...result, quantiles, rate: result.requests / result.seconds };
}

async function runAutocannon({ origin, paths, seconds, rate }: SteadyLoad): Promise<SteadyResult> {
  const { latency, requests, duration, errors, non2xx } = await autocannon({
    url: origin,
    headers: { 'accept-encoding': 'br, gzip' },
    connections: Math.max(1, Math.min(CONNECTIONS, Math.round(rate))),
    duration: seconds,
    overallRate: Math.max(1, Math.round(rate)),
    requests: paths.map((path) => ({ path })),
  });
  const { p50, p97_5: p95, p99, max } = latency;
  const quantiles = [p50, p95, p99];
  return { rate: requests.total / duration, failed: errors + non2xx, p50, p95, p99, max, quantiles };
}
