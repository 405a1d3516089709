import { type CartLine, cartLineKey } from '@paw/shared/contract/cartStorage.ts';
import { Button } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { useDispatch } from 'react-redux';
import { itemRemoved } from '../../cart/cartSlice.ts';
import { lineName } from '../../cart/lineName.ts';
import { saveForLater } from '../../saved/savedLines.ts';

/** What stands in the cart and cannot be ordered now: one press puts it aside, where it is not lost. */
export function UnavailableLines({ lines }: { lines: readonly CartLine[] }) {
  const dispatch = useDispatch();
  const setAside = () => {
    for (const line of lines) if (saveForLater(line)) dispatch(itemRemoved(cartLineKey(line)));
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <Notice kind="warn" title="Not to be had at the moment">
      <p>{lines.map(lineName).join('; ')}. It is not part of the total.</p>
      <Button kind="secondary" name="missing" onClick={setAside}>
        Save it for later and go on
      </Button>
    </Notice>
  );
}
