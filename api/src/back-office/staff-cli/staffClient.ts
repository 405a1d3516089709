import { CliProblem } from './CliProblem.ts';

export interface StaffClient {
  get: <Answer>(path: string, query?: Record<string, string | number | undefined>) => Promise<Answer>;
  post: <Answer>(path: string, body?: object) => Promise<Answer>;
}

interface Settings {
  /** Of the staff port, without a slash at the end. */
  shop: string;
  key: string;
  /** The store tries what is posted, and undoes it. */
  isDryRun: boolean;
}

/** ms until the shop must have answered. */
const limit = 20_000;

/** Calls the staff endpoints of a shop. A refusal is thrown as a CliProblem with the words of the shop. */
export function staffClient({ shop, key, isDryRun }: Settings): StaffClient {
  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = {
      'x-staff-key': key,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    };
    const response = await fetch(`${shop}/api/staff/${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(limit),
    }).catch((error: unknown) => {
      const why = error instanceof Error && error.name === 'TimeoutError' ? 'does not answer' : 'cannot be reached';
      const words = `The store at ${shop} ${why}: start it with "npm start", or choose another with --shop <address>.`;
      throw new CliProblem('shop', words, 'no_shop');
    });
    const answer = (await response.json().catch(() => undefined)) as
      | (Answer & { code?: string; message?: string })
      | undefined;
    if (response.ok && answer) return answer;
    throw problemOf(response.status, shop, answer);
  }
  return {
    get: (path, query = {}) => {
      const set = Object.entries(query).filter(([, value]) => value !== undefined) as [string, string | number][];
      const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
      return call(`${path}${set.length ? `?${search}` : ''}`);
    },
    post: (path, body) =>
      // A path of its own: a store that knows no dry run must not take it for a change.
      call(isDryRun ? `dry-run/${path}` : path, { method: 'POST', ...(body && { body: JSON.stringify(body) }) }),
  };
}

function problemOf(status: number, shop: string, answer: { code?: string; message?: string } | undefined): CliProblem {
  const { code = 'unexpected', message = `The store answered with status ${status}.` } = answer ?? {};
  if (status === 401)
    return new CliProblem(
      'shop',
      `${message} Set STAFF_KEY to your key: who may give keys makes one with "npm run shop -- staff add".`,
      code,
    );
  if (status === 404 && code === 'not_found') {
    return new CliProblem(
      'shop',
      `${shop} is not the staff port of a store: "npm start" prints its address, and STAFF_PORT sets it.`,
      code,
    );
  }
  return new CliProblem(status >= 500 ? 'shop' : 'refused', message, code);
}
