/** The kinds of failure of a page. docs/errors.md has a row for each cause: who catches it, what stays on screen. */
export type FailureKind = 'not-found' | 'unavailable' | 'not-loaded' | 'thrown';

/**
 * 503: the page exists and will work again. `unavailable`: no answer from the api, an error of the api, the deadline, a
 * left-out remote; `not-loaded`: a chunk, a style sheet or a remote's entry.
 */
function statusOf(kind: FailureKind): number {
  if (kind === 'not-found') return 404;
  return kind === 'thrown' ? 500 : 503;
}

/** A failed page, in a form that survives JSON: the browser hydrates with it. */
export interface PageProblem {
  status: number;
  /** For `not-loaded`, in the words of SPEC 8. */
  message?: string;
}

type Thrown = Partial<Pick<Error, 'name' | 'message' | 'stack'>> & { status?: number };

/** @param error what was thrown, or the {@link PageProblem} that it became on the server */
export function kindOfFailure(error: unknown): FailureKind {
  const { name, message = '', status } = (error ?? {}) as Thrown;
  if (status === 404) return 'not-found';
  // A loader may load files itself: `shared/ui/src/laterChunk.ts` uses the same words.
  if (name === 'LoadingFailed' || /^Loading (CSS )?chunk failed/.test(message)) return 'not-loaded';
  const isApi = name === 'ApiProblem' && (status === 0 || Number(status) >= 500);
  return isApi || status === 503 ? 'unavailable' : 'thrown';
}

export function toPageProblem(error: unknown): PageProblem {
  const kind = kindOfFailure(error);
  const status = statusOf(kind);
  return kind === 'not-loaded' ? { status, message: (error as Thrown).message } : { status };
}

/** What a loader throws on purpose: its status gives it this kind, and the log needs no stack. */
export function failureOf(kind: Exclude<FailureKind, 'not-loaded'>, message: string): Error {
  return Object.assign(new Error(message), { status: statusOf(kind) });
}

/** The log's text for what a loader threw; undefined for redirects and pages that do not exist, which are no failures. */
export function logTextOf(error: unknown): string | undefined {
  if (error instanceof Response || kindOfFailure(error) === 'not-found') return undefined;
  const { status, message = String(error), stack } = (error ?? {}) as Thrown;
  return status === undefined ? (stack ?? message) : message;
}

/**
 * A file of a slice did not load. The message begins with the specification's words, whatever webpack or the federation
 * runtime threw; that error is the cause.
 */
export class LoadingFailed extends Error {
  override name = 'LoadingFailed';
  /** `remote` as in the release set, or `shell`; `key` such as `page:product`. */
  constructor(remote: string, release: string, key: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const words = /css/i.test(reason.slice(0, 20)) ? 'Loading CSS chunk failed' : 'Loading chunk failed';
    const firstLine = reason.split('\n', 1)[0]?.trim() ?? '';
    super(`${words}: ${key.replace(':', ' ')} of ${remote}@${release} (${firstLine})`, { cause });
  }
}
