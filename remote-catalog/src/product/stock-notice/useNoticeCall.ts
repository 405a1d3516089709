import { ApiProblem, answer, createApi } from '@paw/api-client/http.ts';
import { useState } from 'react';

export interface NoticeProblem {
  code: string;
  message: string;
}

const api = () => createApi({ baseUrl: '' });

/** @returns the next step, in words. @throws ApiProblem; its code is `bad_email` when the address is refused */
export async function askForNotice(email: string, variantId: number): Promise<string> {
  const { message } = await answer(api().POST('/api/stock-notices', { body: { email, variantId } }));
  return message;
}

/** @param token of the email. @returns what happens next, in words. @throws ApiProblem */
export async function confirmNotice(token: string): Promise<string> {
  const { message } = await answer(api().POST('/api/stock-notices/confirm', { body: { token } }));
  return message;
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
