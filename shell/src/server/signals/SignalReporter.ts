import type { Log } from '@paw/node/createLog.ts';
import type { SignalReport } from '@paw/release/signals/SignalReport.ts';
import { rateLimitMessages } from '../rateLimitMessages.ts';
import { mergeReports } from './mergeReports.ts';
import type { UnsentReport } from './Signals.ts';
import type { SignalTotals } from './SignalTotals.ts';

/** Reports that wait for the registry; more become one, without what happened to single visitors. */
const MOST_WAITING = 60;
/** Time for one report. ms */
const TIMEOUT = 5_000;
/** Between two tries: they grow. ms */
const [SHORTEST, LONGEST] = [500, 10_000];
/** Until a registry is asked again that does not let this shell report. ms */
const REFUSED_PAUSE = 60_000;

export interface SignalReporterOptions {
  url: string;
  token: string | undefined;
  env: string;
  log: Log;
  /** This shell's name in the store; undefined before it has one. */
  instance: () => string | undefined;
  take: () => UnsentReport | undefined;
  results: SignalTotals['reports'];
}

/**
 * Reports to the registry. A report keeps its number and its content until the registry has it: when
 * only the answer was lost, the registry knows the number and counts nothing twice.
 */
export class SignalReporter {
  readonly #options: SignalReporterOptions;
  readonly #warn: (message: string, fields: object, kind: string) => void;
  readonly #waiting: UnsentReport[] = [];
  /** Has a number, and may have arrived. */
  #current: SignalReport | undefined;
  #sending: Promise<void> | undefined;
  #seq = 0;
  #pause = SHORTEST;
  #nextTry = 0;
  #isRefused = false;

  constructor(options: SignalReporterOptions) {
    this.#options = options;
    this.#warn = rateLimitMessages(60_000, (message, fields) => options.log.warn(fields, message));
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Call it about once a second. */
  tick(): void {
    this.#collect();
    if (performance.now() >= this.#nextTry) void this.#send(TIMEOUT);
  }

  /** Sends what is left within `ms`, and keeps what does not arrive. */
  async flush(ms: number): Promise<void> {
    this.#collect();
    const end = performance.now() + ms;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    const sendAll = async () => {
      // The one that is under way may have begun before the last ones came.
      await this.#sending;
      await this.#send(Math.max(1, Math.ceil(end - performance.now())));
    };
    await Promise.race([sendAll(), late]);
    clearTimeout(timer);
  }

  #collect(): void {
    const report = this.#options.take();
    if (report) this.#waiting.push(report);
    if (this.#waiting.length <= MOST_WAITING) return;
    const [oldest, second] = this.#waiting.splice(0, 2) as [UnsentReport, UnsentReport];
    this.#waiting.unshift(mergeReports(oldest, second));
    this.#options.results.add('merged');
    const text = 'The registry does not take reports: events of single visitors are dropped, counts are kept.';
    this.#warn(text, { waiting: this.#waiting.length }, 'merged');
  }

  #send(timeout: number): Promise<void> {
    this.#sending ??= this.#sendWaiting(timeout).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendWaiting(timeout: number): Promise<void> {
    for (let report = this.#next(); report; report = this.#next()) {
      const problem = await this.#post(report, timeout);
      if (problem) {
        this.#options.results.add('failed');
        this.#nextTry = performance.now() + (this.#isRefused ? REFUSED_PAUSE : this.#pause * (0.5 + Math.random() / 2));
        this.#pause = Math.min(this.#pause * 2, LONGEST);
        // It is written once: a token is not corrected while the shell runs.
        if (problem.isNews) this.#warn(problem.text, { registry: this.#options.url }, problem.text);
        return;
      }
      this.#current = undefined;
      this.#pause = SHORTEST;
      this.#nextTry = 0;
    }
  }

  #next(): SignalReport | undefined {
    if (this.#current) return this.#current;
    const shell = this.#options.instance();
    const report = shell === undefined ? undefined : this.#waiting.shift();
    if (shell === undefined || !report) return undefined;
    this.#current = { shell, seq: ++this.#seq, ...report };
    return this.#current;
  }

  /** @returns undefined when the report needs no further try */
  async #post(report: SignalReport, timeout: number): Promise<{ text: string; isNews: boolean } | undefined> {
    const { url, token, env, results } = this.#options;
    try {
      const response = await fetch(`${url}/v1/environments/${env}/signals`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
      await response.body?.cancel();
      const { status, ok } = response;
      if (ok) {
        this.#isRefused = false;
        results.add('sent');
        return undefined;
      }
      if (status === 400 || status === 413 || status === 422) {
        results.add('refused');
        this.#warn(`The registry refuses a report of this shell (${status}): run the same version of both.`, {}, 'bad');
        return undefined;
      }
      const fix = fixes[status];
      if (!fix) return { text: `The registry does not take reports: ${status} is its answer.`, isNews: true };
      const isNews = !this.#isRefused;
      this.#isRefused = true;
      return { text: `The registry does not take reports (${status}): ${fix}`, isNews };
    } catch (error) {
      const { cause, message } = error as Error;
      const why = cause instanceof Error ? cause.message : message;
      return { text: `The registry cannot be reached for reports (${why}).`, isNews: true };
    }
  }
}

const forToken = 'set REGISTRY_TOKEN to a token of the role shell, and start the shell again.';
const fixes: Record<number, string | undefined> = {
  401: forToken,
  403: forToken,
  404: 'it is older than this shell, or REGISTRY_URL is not its URL.',
};
