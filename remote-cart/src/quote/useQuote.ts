import { cartLineKey } from '@paw/contract/cartStorage.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { askQuote, type Quote, type QuotedLine, type QuoteQuestion } from './askQuote.ts';

/** In ms: changes within this time become one question. */
const PAUSE = 250;

export interface QuoteState {
  /** The newest answer; undefined before the first one. It may be of an older question: see `isCurrent`. */
  quote?: Quote | undefined;
  /** The answer belongs to the current question. */
  isCurrent: boolean;
  /** What the last call threw. */
  problem?: unknown;
  askAgain: () => void;
  /** The newest answer's lines, by their {@link cartLineKey}. */
  lines: ReadonlyMap<string, QuotedLine>;
}

interface Answered {
  question: string;
  quote?: Quote | undefined;
  problem?: unknown;
}

/**
 * Asks the api what the cart costs, a moment after the last change of the question. An answer to an
 * older question is never shown. A failed call is repeated when the browser is back online.
 * @param question undefined: nothing to ask
 */
export function useQuote(question: QuoteQuestion | undefined): QuoteState {
  const text = question?.lines.length ? JSON.stringify(question) : '';
  const [answered, setAnswered] = useState<Answered>({ question: '' });
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!text) return;
    const ends = new AbortController();
    const ask = async () => {
      isFirst.current = false;
      try {
        const quote = await askQuote(JSON.parse(text) as QuoteQuestion, ends.signal);
        if (!ends.signal.aborted) setAnswered({ question: text, quote });
      } catch (problem) {
        if (!ends.signal.aborted) setAnswered(({ quote }) => ({ question: text, quote, problem }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, [text, attempt]);

  const hasFailed = answered.problem !== undefined && answered.question === text;
  const askAgain = () => {
    setAnswered(({ quote }) => ({ question: '', quote }));
    setAttempt((count) => count + 1);
  };
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);

  const quote = text ? answered.quote : undefined;
  // The api's lines have the title, size and color that they were asked with.
  const lines = useMemo(() => new Map(quote?.lines.map((line) => [cartLineKey(line), line])), [quote]);
  return {
    quote,
    isCurrent: answered.question === text && !hasFailed && quote !== undefined,
    problem: hasFailed ? answered.problem : undefined,
    askAgain,
    lines,
  };
}
