import { answer, ApiProblem, createApi } from '@paw/api-client/http.ts';
import { type CartItem, readCartItems } from '@paw/contract/cartItems.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import { links } from '@paw/contract/links.ts';
import { useLocation, useNavigate } from '@paw/ui/router.ts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { itemAdded, selectLines } from '../cart/cartSlice.ts';
import { missingUnits } from '../cart/mergeCarts.ts';

interface MailedCart {
  /** The items in the URL; empty when there are none. */
  items: CartItem[];
  isAdding: boolean;
  /** What was added, in words. */
  news: string | undefined;
  problem: string | undefined;
  add: () => void;
  decline: () => void;
}

/** The cart in the URL's fragment. It is added at the shopper's request. */
export function useMailedCart(): MailedCart {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const own = useSelector(selectLines);
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const items = readCartItems(/^#cart=(.+)$/.exec(hash)?.[1] ?? '');

  const removeFromUrl = () => void navigate(links.cart(), { replace: true, preventScrollReset: true });
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    setProblem(undefined);
    try {
      const found = await findItems(items);
      for (const line of missingUnits(found, own)) dispatch(itemAdded(line));
      setNews(newsOf(items.length, found.length));
      removeFromUrl();
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : 'We couldn’t reach the store. Try again in a moment.');
    } finally {
      setAdding(false);
    }
  };
  return { items, isAdding, news, problem, add: () => void add(), decline: removeFromUrl };
}

/** @returns cart lines; an item that is sold out or no longer sold has none. @throws ApiProblem */
async function findItems(items: CartItem[]): Promise<CartLine[]> {
  const { lines } = await answer(createApi({ baseUrl: '' }).POST('/api/cart/items', { body: { items } }));
  return lines;
}

function newsOf(asked: number, found: number): string {
  if (found === asked) return 'We added the items from your email.';
  if (found === 0) return 'None of the items from your email are available right now.';
  return 'We added the items from your email, except those that are sold out or discontinued.';
}
