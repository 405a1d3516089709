/** What a failed page says of itself, in a form that survives JSON: the browser hydrates with it. */
export interface PageProblem {
  /** 404 = there is no such page; 503 = not now. 500 = something broke. */
  status: number;
  /** In the words of SPEC 8 when a file did not load. */
  message?: string;
}

export function toPageProblem(error: unknown): PageProblem {
  const { status, message, name } = (error ?? {}) as { status?: number; message?: string; name?: string };
  if (status === 404) return { status: 404 };
  // A loader may have files of its own to fetch: `shared/ui/src/laterChunk.ts` uses the same words.
  if (name === 'LoadingFailed' || /^Loading (CSS )?chunk failed/.test(message ?? '')) return { status: 503, message };
  // No answer from the api, one that blames itself, or none in time: the page exists, and will be back.
  if (status === 503 || (name === 'ApiProblem' && (status === 0 || Number(status) >= 500))) return { status: 503 };
  return { status: 500 };
}
