import { type CardRow, cardColumns } from '../product/cardColumns.ts';
import { productCardOf } from '../product/productCard.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { RecentAnswers } from '../../platform/http/RecentAnswers.ts';
import { findPlaces } from './findPlaces.ts';
import { searchReader } from './searchReader.ts';
import { searchWords } from './searchWords.ts';
import type { Suggestions } from './suggestionSchemas.ts';
import { wordQueries } from './wordQueries.ts';

/** Of words that are letters and digits only. */
const anyOf = (words: readonly string[]) => `(${words.map((word) => `'${word}'`).join(' | ')})`;
const [mostWords, mostPlaces, mostProducts] = [4, 3, 5];

// Ranked are the first hundreds only: one letter more, and these are few.
const found = `select ${cardColumns}
  from (
    select id from (
      select id, heading, position from products where search @@ to_tsquery('shop', $1) limit 400
    ) matching
    order by (50 * ts_rank(heading, to_tsquery('shop', $1)))::int desc, position limit ${mostProducts}
  ) best join products p on p.id = best.id join ratings r on r.product_id = p.id
  order by (50 * ts_rank(p.heading, to_tsquery('shop', $1)))::int desc, p.position`;

export function suggestQueries(database: Database) {
  const words = wordQueries(database);
  const { read } = searchReader(words);
  const listFound = preparedRead<CardRow>(database, 'suggest_products', found);
  const recent = new RecentAnswers<Suggestions>(10_000, 500);

  async function suggest(typed: readonly string[], isLastWhole: boolean): Promise<Suggestions> {
    const whole = typed.join(' ');
    const last = isLastWhole ? '' : (typed.at(-1) ?? '');
    const before = isLastWhole ? typed : typed.slice(0, -1);
    const { query: queryBefore } = await read(before.join(' '));
    const endings =
      last && /^[a-z0-9]+$/.test(last) && Boolean(queryBefore) === before.length > 0
        ? await words.listCompletions(last, queryBefore)
        : [];
    const completed = endings.map((ending) => [...before, ending].join(' '));
    // Nothing begins so: perhaps it is whole, or mistyped.
    const reading = endings.length ? undefined : await read(whole);
    const beginning = [...(queryBefore ? [queryBefore] : []), anyOf(endings)].join(' & ');
    const query = endings.length ? beginning : (reading?.query ?? '');
    const rows = query ? await listFound([query]) : [];
    const places = findPlaces(searchWords(completed[0] ?? reading?.words.join(' ') ?? whole), mostPlaces);
    return {
      words: (reading?.didYouMean ? [reading.didYouMean] : completed)
        .filter((text) => text !== whole)
        .slice(0, mostWords),
      categories: places,
      products: rows.map(suggestedProduct),
    };
  }

  /** @param text as typed so far; its last word is complete if a character follows it */
  return (text: string): Promise<Suggestions> => {
    const typed = searchWords(text);
    const isLastWhole = /[^\p{L}\p{N}]$/u.test(text);
    if (!typed.length) return Promise.resolve({ words: [], categories: [], products: [] });
    return recent.get(`${typed.join(' ')}${isLastWhole ? ' ' : ''}`, () => suggest(typed, isLastWhole));
  };
}

function suggestedProduct(row: CardRow): Suggestions['products'][number] {
  const { slug, title, priceMinCents, priceMaxCents, picture } = productCardOf(row);
  return { slug, title, priceMinCents, priceMaxCents, picture };
}
