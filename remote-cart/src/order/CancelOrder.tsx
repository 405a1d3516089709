import { answer, createApi } from '@paw/api-client/http.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Dialog } from '@paw/ui/Dialog.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useRef, useState } from 'react';
import { troubleWords } from '../quote/QuoteTrouble.tsx';
import type { Order } from './useOrder.ts';

interface Props {
  reference: string;
  number: string;
  /** With the canceled order. */
  onCancelled: (order: Order) => void;
}

/** Cancels the order after a question. The api refuses once the order is packed. */
export function CancelOrder({ reference, number, onCancelled }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const keep = useRef<HTMLButtonElement>(null);
  const cancel = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const api = createApi({ baseUrl: '' });
      const order = await answer(api.POST('/api/orders/{reference}/cancel', { params: { path: { reference } } }));
      setOpen(false);
      onCancelled(order);
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Cancel order ${number}?`}
        focus={keep}
        actions={
          <>
            <Button ref={keep} onClick={() => setOpen(false)}>
              Keep order
            </Button>
            <Button kind="secondary" busy={isBusy} onClick={() => void cancel()}>
              Yes, cancel order
            </Button>
          </>
        }
      >
        <p>We won’t ship anything, and you won’t be charged.</p>
        <div role="alert">{problem !== undefined && <Notice kind="error">{troubleWords(problem)}</Notice>}</div>
      </Dialog>
    </>
  );
}
