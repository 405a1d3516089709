import { ApiProblem } from '@paw/api-client/http.ts';
import { useEffect, useRef, useState } from 'react';

/** Makes one call at a time: a second one is skipped while the first one runs, and leaving the page aborts it. */
export function useCall() {
  const call = useRef<AbortController>(undefined);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  // A shopper who has left the page is not moved.
  useEffect(() => () => call.current?.abort(), []);

  /** Never rejects: what `work` throws becomes the `problem`. */
  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    if (call.current) return;
    call.current = new AbortController();
    setPending(true);
    setProblem(undefined);
    try {
      await work(call.current.signal);
    } catch (error) {
      setProblem(error);
    } finally {
      call.current = undefined;
      setPending(false);
    }
  };
  return { pending, problem, run };
}

/** What a call threw, in words for the shopper: the api's own where it has any. */
export function troubleWords(problem: unknown): string {
  return problem instanceof ApiProblem
    ? problem.message
    : 'Something went wrong on our end. Please try again in a moment.';
}
