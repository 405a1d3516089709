import type { Log } from '@paw/node/createLog.ts';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';

const headSchema = z.object({
  env: z.string(),
  n: z.number().int().nonnegative(),
  hash: z.string(),
  setId: z.string(),
  at: z.string(),
  expires: z.string(),
  /** DSSE envelope of the same, signed with the registry's freshness key. */
  envelope: z.string().optional(),
});

/** How far the activation log goes, as a registry tells it. */
export type RegistryHead = z.infer<typeof headSchema>;

interface RegistryFollower {
  url: string;
  token: string | undefined;
  env: string;
  log: Log;
  /** At once, at each new entry, and every few seconds in between. */
  onHead: (head: RegistryHead) => void;
  /** When the stream works: undefined; and at each try that fails: why, and what to do, in sentences. */
  onReached?: (problem: string | undefined) => void;
}

/** The registry repeats itself every 5 s: a stream that is silent for so long is dead, whatever the network says. ms */
const SILENCE = 15_000;
/** Between two tries to reach it: they grow. ms */
const [SHORTEST, LONGEST] = [250, 5_000];
/** Of one event. bytes */
const MOST = 64 * 1024;

/**
 * Hears of new entries from a registry, as server-sent events. It tells when to look, and nothing else: what is live is
 * read from the store and verified. Without the registry the shell polls, and this keeps retrying.
 */
export function followRegistry({ url, token, env, log, onHead, onReached }: RegistryFollower): { close: () => void } {
  let isClosed = false;
  let connection: AbortController | undefined;
  let again: NodeJS.Timeout | undefined;
  let pause = SHORTEST;
  /** What was logged last: the kind of problem, or that there is none. */
  let logged: Problem['kind'] | 'none' | undefined;

  const report = (problem?: Problem) => {
    onReached?.(problem?.text);
    const kind = problem?.kind ?? 'none';
    if (logged === kind) return;
    logged = kind;
    if (problem) log.warn({ registry: url }, `${problem.text} The shell polls the release store.`);
    else log.info({ registry: url }, 'The shell follows the registry.');
  };

  const connect = async () => {
    const ending = new AbortController();
    connection = ending;
    let silence = setTimeout(() => ending.abort(new Error('it is silent')), SILENCE);
    try {
      const response = await fetch(`${url}/v1/environments/${env}/events`, {
        headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
        signal: ending.signal,
        redirect: 'error',
      });
      if (!response.ok || !response.body) throw await refusalOf(response);
      const parser = createParser({
        onEvent: ({ event, data }) => {
          const head = event === 'head' ? readHead(data) : undefined;
          if (head?.env === env) onHead(head);
        },
      });
      const decoder = new TextDecoder();
      let size = 0;
      for await (const chunk of response.body) {
        clearTimeout(silence);
        silence = setTimeout(() => ending.abort(new Error('it is silent')), SILENCE);
        const text = decoder.decode(chunk, { stream: true });
        size = text.includes('\n\n') ? 0 : size + text.length;
        if (size > MOST) throw new Error('an event does not end');
        parser.feed(text);
        report();
        pause = SHORTEST;
      }
      throw new Error('it ended the stream');
    } catch (error) {
      ending.abort();
      if (!isClosed) report(problemOf(error));
    } finally {
      clearTimeout(silence);
    }
    if (isClosed) return;
    // Shells that lost the same registry do not come back all at once.
    again = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2)).unref();
    pause = Math.min(pause * 2, LONGEST);
  };

  void connect();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(again);
      connection?.abort();
    },
  };
}

function readHead(text: string): RegistryHead | undefined {
  try {
    return headSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

interface Problem {
  /** `refused` is the registry's own word; anything else may be of the network, or of a proxy. */
  kind: 'refused' | 'unreachable';
  text: string;
}

/** The registry has answered, in words of its own. */
class Refusal extends Error {}

async function refusalOf(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => undefined)) as { message?: string } | undefined;
  const { status } = response;
  if (!body?.message) return new Error(`${status} is its answer`);
  const isStranger = status === 401 || status === 403;
  const fix = isStranger ? ' Set REGISTRY_TOKEN to a token of the role shell, and start the shell again.' : '';
  return new Refusal(`The registry ${isStranger ? 'does not let this shell in' : 'refuses'}: ${body.message}${fix}`);
}

function problemOf(error: unknown): Problem {
  const { cause, message } = error as Error;
  if (error instanceof Refusal) return { kind: 'refused', text: message };
  const why = cause instanceof Error ? cause.message : message;
  return { kind: 'unreachable', text: `The registry cannot be reached (${why}): start it, or correct REGISTRY_URL.` };
}
