import { answer, createApi } from '@paw/api-client/http.ts';
import { Button } from '@paw/ui/Button.tsx';
import { useState } from 'react';
import { troubleWords } from '../quote/QuoteTrouble.tsx';

interface Props {
  reference: string;
  /** Gets the result in words; nothing while the call runs. */
  onNews: (news: { sent?: string; problem?: string }) => void;
}

/** Sends the email that asks to confirm the order once more. The api limits how often. */
export function SendAgain({ reference, onNews }: Props) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    onNews({});
    try {
      const params = { path: { reference } };
      const { email } = await answer(
        createApi({ baseUrl: '' }).POST('/api/orders/{reference}/confirmation-email', { params }),
      );
      onNews({ sent: `We sent the email to ${email} again.` });
    } catch (error) {
      onNews({ problem: troubleWords(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void send()}>
      Send the email again
    </Button>
  );
}
