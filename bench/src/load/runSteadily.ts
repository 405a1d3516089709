import { hasWrk, readWrk } from './driver.ts';
import { runProgram } from './runProgram.ts';

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
  p99: number;
  max: number;
}

/** So many that each asks seldom: whoever waits for a late answer then holds back only a small part of the stream. */
const CONNECTIONS = 200;

/**
 * Only wrk tells the truth about waiting at a given rate, with pauses of random length and its correction for requests
 * that a stalled connection did not make. hey starts all its workers at the same tick, and autocannon sends each
 * second's share at the second's start: both would measure the bursts that they make.
 */
export async function runSteadily({ origin, paths, seconds, rate }: SteadyLoad): Promise<SteadyResult> {
  if (!hasWrk) throw new Error('wrk is not installed, and only it keeps a rate evenly: install it (apt, brew).');
  const pause = Math.max(1, Math.round((CONNECTIONS / rate) * 1000));
  const script = new URL('./steady.lua', import.meta.url).pathname;
  const size = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`];
  const result = readWrk(await runProgram('wrk', [...size, '-s', script, origin, '--', String(pause), ...paths]));
  return { ...result, rate: result.requests / result.seconds };
}
