import { ApiProblem } from '@paw/api-client/apiAnswer.ts';
import { useState } from 'react';

export interface NoticeProblem {
  code: string;
  message: string;
}

/** One call at a time: its answer, or what went wrong, in words. */
export function useNoticeCall(call: (text: string) => Promise<string>) {
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<NoticeProblem>();
  const send = async (text: string) => {
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      setDone(await call(text));
    } catch (error) {
      const { code, message } = error instanceof ApiProblem ? error : isLoadingFailure(error) ? offline : unexpected;
      setProblem({ code, message });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, done, problem, setProblem };
}

/** As `laterChunk` words it. */
const isLoadingFailure = (error: unknown) => error instanceof Error && error.message.startsWith('Loading chunk failed');

const offline = { code: 'no_answer', message: 'We couldn’t reach the store. Check your connection and try again.' };
const unexpected = { code: 'unexpected', message: 'Something went wrong on our end. Please try again in a moment.' };
