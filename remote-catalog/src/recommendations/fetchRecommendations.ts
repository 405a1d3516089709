import { answer, createApi } from '@paw/api-client/http.ts';
import type { CardProduct } from '../product-card/CardFrame.tsx';

/** The most products of the cart to ask about: more would cost requests and add little. */
const MOST_ASKED = 4;
/** One row in wide windows. */
const MOST_SHOWN = 4;

/**
 * Recommendations for several products: first products bought together with each of them, then related ones; none of
 * themselves, and none that are sold out. A failed request loses only its own recommendations.
 */
export async function fetchRecommendations(slugs: readonly string[], signal: AbortSignal): Promise<CardProduct[]> {
  const api = createApi({ baseUrl: '', signal });
  const answers = await Promise.all(
    slugs
      .slice(0, MOST_ASKED)
      .map((slug) =>
        answer(api.GET('/api/products/{slug}/related', { params: { path: { slug } } })).catch(() => undefined),
      ),
  );
  const together = inTurn(answers.map((lists) => lists?.together ?? []));
  const related = inTurn(answers.map((lists) => lists?.related ?? []));
  const known = new Set(slugs);
  const found = [...together, ...related].filter(({ slug, inStock }) => {
    const isNew = inStock && !known.has(slug);
    known.add(slug);
    return isNew;
  });
  return found.slice(0, MOST_SHOWN);
}

/** The first of each list, then the second of each. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
