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
      const { code, message } = error instanceof ApiProblem ? error : unexpected;
      setProblem({ code, message });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, done, problem, setProblem };
}

const unexpected = { code: 'unexpected', message: 'Something went wrong on our end. Please try again in a moment.' };
