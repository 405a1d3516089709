import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { releaseOnPage } from './releaseOnPage.ts';

/** Clients of each shell, and what each waits between two pages: a steady load that leaves the machine time. ms */
const [CLIENTS, BETWEEN] = [4, 10];
/** A page has to come within so long, and so has the first one of a release. ms */
const PATIENCE = 30_000;
/** Bodies of each shell that are remembered. */
const REMEMBERED = 4;

interface Awaited {
  release: string;
  since: number;
  /** Shells that have not sent a page of it. */
  left: Set<string>;
  done: (at: number) => void;
}

/** Clients that read one page of several shells again and again, and look at each page. */
export class ShellReaders {
  pages = 0;
  readonly failed: string[] = [];
  readonly mixed: string[] = [];
  readonly #remote: string;
  readonly #shells: readonly string[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #reading: Promise<unknown>;
  readonly #seen = new Map<string, { bytes: Buffer; release: string | undefined }[]>();
  #awaited: Awaited | undefined;
  #isReading = true;

  /** @param shells their addresses @param path of a page of `remote` */
  constructor(shells: readonly string[], path: string, remote: string) {
    this.#shells = shells;
    this.#remote = remote;
    const clients = shells.flatMap((shell) => Array.from({ length: CLIENTS }, () => shell));
    this.#reading = Promise.all(clients.map((shell) => this.#read(shell, path)));
  }

  /** @returns ms from `since` until each shell has sent a page of that release that was asked for after `since` */
  async untilAllShow(release: string, since: number): Promise<number> {
    const ending = new AbortController();
    const left = new Set(this.#shells);
    const shown = new Promise<number>((done) => (this.#awaited = { release, since, left, done }));
    const late = pause(PATIENCE, undefined, { signal: ending.signal }).then(() => {
      throw new Error(`${[...left].join(', ')} did not show ${this.#remote}@${release} within ${PATIENCE / 1000} s.`);
    });
    try {
      return (await Promise.race([shown, late])) - since;
    } finally {
      ending.abort();
      late.catch(() => undefined);
      this.#awaited = undefined;
    }
  }

  async stop(): Promise<void> {
    this.#isReading = false;
    await this.#reading;
    this.#agent.destroy();
  }

  async #read(shell: string, path: string): Promise<void> {
    while (this.#isReading) {
      const begun = performance.now();
      const { status, coding, body } = await this.#fetch(shell + path);
      this.pages++;
      const release = status === 200 ? this.#releaseOf(shell, body, coding) : undefined;
      if (status !== 200) this.failed.push(`${shell}: ${status} ${readBody(body, coding).slice(0, 200)}`);
      else if (!release) this.mixed.push(shell);
      else this.#note(shell, release, begun);
      await pause(BETWEEN);
    }
  }

  #note(shell: string, release: string, begun: number): void {
    const awaited = this.#awaited;
    if (!awaited || release !== awaited.release || begun < awaited.since) return;
    awaited.left.delete(shell);
    if (!awaited.left.size) awaited.done(performance.now());
  }

  /** Reads a page only when its bytes are new: the readers leave the processors to the shells. */
  #releaseOf(shell: string, bytes: Buffer, coding: string | undefined): string | undefined {
    const seen = this.#seen.get(shell) ?? [];
    const same = seen.find((one) => one.bytes.equals(bytes));
    if (same) return same.release;
    const release = releaseOnPage(readBody(bytes, coding), this.#remote);
    this.#seen.set(shell, [{ bytes, release }, ...seen].slice(0, REMEMBERED));
    return release;
  }

  /** Requests a page like a browser. Status 0 = no complete answer. */
  #fetch(url: string): Promise<{ status: number; coding?: string | undefined; body: Buffer }> {
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, body: Buffer.from(error.message) });
      const headers = { 'accept-encoding': 'br' };
      const request = get(url, { agent: this.#agent, timeout: PATIENCE, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          const status = response.complete ? (response.statusCode ?? 0) : 0;
          resolve({ status, coding: response.headers['content-encoding'], body: Buffer.concat(chunks) });
        });
      });
      request.on('timeout', () => request.destroy(new Error(`no answer within ${PATIENCE / 1000} s`)));
      request.on('error', fail);
    });
  }
}

function readBody(bytes: Buffer, coding: string | undefined): string {
  return (coding === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}
