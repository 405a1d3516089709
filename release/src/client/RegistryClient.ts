import { parseJson } from '../store/parseJson.ts';
import { readStart } from '../store/readStart.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';

/** A call may take so long; one that waits for shells says so itself. ms */
const TIMEOUT = 15_000;
/** Of an answer, so that a registry that sends without end keeps no one busy. Bytes */
const LARGEST = 256 * 2 ** 20;
const MOST_OF_A_PROBLEM = 64 * 1024;
/** A registry that restarts is asked again, at these times. ms */
const PAUSES = [100, 300, 900];

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or unchanged when it is a Blob. */
  body?: object;
  timeout?: number;
  /** Ends the call early; the registry may carry it out all the same. */
  signal?: AbortSignal;
  /** Safe to send again when no answer came. Reads are. */
  isRepeatable?: boolean;
}

/** Calls a registry with a token, and turns what it refuses into ReleaseProblems, whose sentences it has written. */
export class RegistryClient {
  readonly url: string;
  private readonly token: string | undefined;

  /** @param url the registry's address; @param token undefined = none is known, which the registry will say */
  constructor(url: string, token: string | undefined) {
    this.url = url.replace(/\/$/, '');
    this.token = token;
  }

  /** @throws ReleaseProblem */
  async json<Answer>(path: string, call: Call = {}): Promise<Answer> {
    const response = await this.send(path, call);
    const body = await readStart(response, LARGEST).catch((cause: unknown) => {
      throw this.unreachable(cause);
    });
    if (body.length > LARGEST) throw this.endless();
    const answer = parseJson(body);
    if (answer !== undefined) return answer as Answer;
    throw new ReleaseProblem('usage', `What answers at ${this.url} is no registry: correct the address.`);
  }

  /** @returns undefined when there is nothing; the first `most + 1` bytes of what is larger @throws ReleaseProblem */
  async bytes(path: string, most = LARGEST): Promise<Buffer | undefined> {
    const response = await this.send(path, {}, [404]);
    const body = await readStart(response, most);
    if (body.length > LARGEST) throw this.endless();
    return response.status === 404 ? undefined : body;
  }

  private async send(path: string, call: Call, fine: readonly number[] = []): Promise<Response> {
    const { method = 'GET', isRepeatable = method === 'GET' } = call;
    for (const pause of [...PAUSES, undefined]) {
      try {
        const response = await this.request(path, call);
        const isDown = response.status === 502 || response.status === 503;
        if (response.status >= 300 && response.status < 400) throw this.elsewhere(response.headers.get('location'));
        if (response.ok || fine.includes(response.status)) return response;
        if (!isDown || !isRepeatable || pause === undefined) throw await problemOf(response);
      } catch (error) {
        if (error instanceof ReleaseProblem) throw error;
        // One that hangs would hang again.
        const isHung = (error as { name?: string }).name === 'TimeoutError';
        if (!isRepeatable || isHung || pause === undefined) throw this.unreachable(error);
      }
      await new Promise((next) => setTimeout(next, pause));
    }
    throw this.unreachable(new Error('it has not answered'));
  }

  private request(path: string, { method = 'GET', body, timeout = TIMEOUT, signal }: Call): Promise<Response> {
    const isWhole = body instanceof Blob;
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && !isWhole && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isWhole ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    });
  }

  private endless(): ReleaseProblem {
    return new ReleaseProblem(
      'store',
      `The registry at ${this.url} answers with more than ${LARGEST / 2 ** 20} MiB, which no call does: look at what listens there.`,
    );
  }

  private unreachable(cause: unknown): ReleaseProblem {
    return new ReleaseProblem(
      'store',
      `The registry at ${this.url} does not answer (${reasonOf(cause)}). Try again in a moment; if it stays down, use the store itself with --store (docs/runbooks/registry.md).`,
      { cause },
    );
  }

  /** The token goes to no other address. */
  private elsewhere(location: string | null): ReleaseProblem {
    const origin = location && URL.canParse(location, this.url) ? new URL(location, this.url).origin : undefined;
    return new ReleaseProblem(
      'usage',
      `The registry at ${this.url} sends elsewhere${origin ? ` (${origin})` : ''}: write the address that it has itself.`,
    );
  }
}

/** `ECONNREFUSED` */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'it takes too long';
  const { code } = (cause ?? {}) as { code?: string };
  return code ?? (cause instanceof Error ? cause.message : message);
}

async function problemOf(response: Response): Promise<ReleaseProblem> {
  const body = await readStart(response, MOST_OF_A_PROBLEM).catch(() => undefined);
  const found = parseJson(body) as { code?: string; message?: string } | undefined;
  const message =
    found?.message ??
    `The address of the registry answers ${response.status} without its words: look at the proxy before it, or correct the address.`;
  if (found?.code && isProblemCode(found.code)) return new ReleaseProblem(found.code, message);
  return new ReleaseProblem(response.status === 400 ? 'usage' : 'refused', message);
}

const codes = [
  'usage',
  'unknown',
  'refused',
  'damaged',
  'out_of_date',
  'store',
  'build',
  'shell_refused',
  'no_answer',
  'no_shell',
  'untrusted',
] as const;

function isProblemCode(code: string): code is (typeof codes)[number] {
  return (codes as readonly string[]).includes(code);
}
