import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useDispatch } from 'react-redux';
import { itemRemoved } from '../../cart/cartSlice.ts';
import { lineName } from '../../cart/shownLine.ts';
import { saveForLater } from '../../saved/savedLines.ts';

/** The lines that cannot be ordered now. One press saves them for later. */
export function UnavailableLines({ lines }: { lines: readonly CartLine[] }) {
  const dispatch = useDispatch();
  const setAside = () => {
    for (const line of lines) if (saveForLater(line)) dispatch(itemRemoved(cartLineKey(line)));
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <Notice kind="warn" title="Not available right now">
      <p>
        {lines.map(lineName).join('; ')}. {lines.length > 1 ? 'They aren’t' : 'It isn’t'} included in the total.
      </p>
      <Button kind="secondary" name="missing" onClick={setAside}>
        Save for later and continue
      </Button>
    </Notice>
  );
}
