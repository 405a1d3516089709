import { useEffect, useRef, useState } from 'react';

/** One call at a time: a second one while it runs is not made, and leaving the page ends it. */
export function useCall() {
  const call = useRef<AbortController>(undefined);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  // A shopper who has left the page meanwhile stays where they are.
  useEffect(() => () => call.current?.abort(), []);

  /** Never rejects: what `work` throws is the `problem`. */
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
