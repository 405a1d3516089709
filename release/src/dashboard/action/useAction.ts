import { useEffect, useRef, useState } from 'react';
import { asFailure, type RegistryFailure } from '../registryApi.ts';

/** A change that was made, and did not do what was wanted. */
export class Unwanted extends Error {
  override name = 'Unwanted';
}

/**
 * Runs one change at a time, and has its result in words.
 * @param reload reads what is there now, also after a change that failed: it may have been made
 */
export function useAction(reload: () => Promise<void>) {
  const [text, setText] = useState('');
  const [isBad, setIsBad] = useState(false);
  const [failure, setFailure] = useState<RegistryFailure>();
  const isRunning = useRef(false);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What was pressed is gone.
    if (text) result.current?.focus();
  }, [text]);

  /** @param change returns the sentence to show, or throws it as {@link Unwanted} @returns whether it was done */
  const run = async (change: () => Promise<string>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setText('');
    setIsBad(false);
    setFailure(undefined);
    try {
      setText(await change());
      return true;
    } catch (error) {
      if (error instanceof Unwanted) {
        setIsBad(true);
        setText(error.message);
      } else setFailure(asFailure(error));
      return false;
    } finally {
      await reload();
      isRunning.current = false;
    }
  };
  return { run, text, isBad, failure, result };
}

export type Action = ReturnType<typeof useAction>;
