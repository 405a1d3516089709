import { type CartItem, readCartItems } from '@paw/contract/cartItems.ts';
import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { useLocation, useNavigate } from '@paw/ui/router.ts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { itemAdded, selectLines } from '../cart/cartSlice.ts';
import { findItems } from './mailCart.ts';

interface MailedCart {
  /** Of the address; empty when there are none, or none any more. */
  items: CartItem[];
  isTaking: boolean;
  /** What came of it, in words. */
  news: string | undefined;
  problem: string | undefined;
  take: () => void;
  leave: () => void;
}

/** The cart behind the # of the address: added when the shopper says so. */
export function useMailedCart(): MailedCart {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const own = useSelector(selectLines);
  const [isTaking, setTaking] = useState(false);
  const [news, setNews] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const items = readCartItems(/^#cart=(.+)$/.exec(hash)?.[1] ?? '');

  const leave = () => void navigate(links.cart(), { replace: true, preventScrollReset: true });
  const take = async () => {
    if (isTaking) return;
    setTaking(true);
    setProblem(undefined);
    try {
      const found = await findItems(items);
      for (const line of missingLines(found, own)) dispatch(itemAdded(line));
      setNews(newsOf(items.length, found.length));
      leave();
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : 'We couldn’t reach the store. Try again in a moment.');
    } finally {
      setTaking(false);
    }
  };
  return { items, isTaking, news, problem, take: () => void take(), leave };
}

/** Of what the cart has already, only as many as it has too few: the same link may be opened twice. */
function missingLines(found: readonly CartLine[], own: readonly CartLine[]): CartLine[] {
  const has = new Map(own.map((line) => [cartLineKey(line), line.quantity]));
  return found
    .map((line) => ({ ...line, quantity: line.quantity - (has.get(cartLineKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

function newsOf(asked: number, found: number): string {
  if (found === asked) return 'We added the items from your email.';
  if (found === 0) return 'None of the items from your email are available right now.';
  return 'We added the items from your email, except those that are sold out or discontinued.';
}
