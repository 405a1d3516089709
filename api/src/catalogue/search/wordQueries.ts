import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';

/** What the catalogue knows of a word. */
export interface KnownWord {
  word: string;
  /** What it is found by; null for one too common to be looked for, such as "the". */
  stem: string | null;
  /** Products with a form of it in title, brand, place, colour or size; with it anywhere. */
  headings: number;
  uses: number;
  /** Words that begin with it and head products, the most used first; at most 6. */
  begun: string[];
}

/** A word of the catalogue. */
export interface VocabularyWord {
  word: string;
  headings: number;
  uses: number;
}

export interface WeighedReading {
  /** Its place among those that were weighed. */
  at: number;
  /** Products, counted up to some hundreds. */
  count: number;
  /** The rank of its best product. */
  best: number | null;
}

/** Words here are letters and digits; `~` sorts behind all of them. */
const beginsWith = (column: string, text: string) => `(${column} ~>=~ ${text} and ${column} ~<~ (${text} || '~'))`;

const texts = {
  known: `select asked.word, form.stem, coalesce(known.headings, 0)::int as headings, coalesce(known.uses, 0)::int as uses,
      array(
        select w.word from search_words w where ${beginsWith('w.word', 'asked.word')} and w.headings > 0
        order by w.headings desc, w.word limit 6
      ) as begun
    from unnest($1::text[]) with ordinality asked (word, at)
    cross join lateral (select (ts_lexize('english_stem', asked.word))[1] as stem) form
    left join lateral (
      select max(headings) as headings, max(uses) as uses from search_words w where w.stem = form.stem
    ) known on true
    order by asked.at`,

  // $1 words that are not known, $2 what a typo makes of them: the first finds what is farther away.
  similar: `select word, headings, uses from search_words where word = any ($2::text[])
    union
    select near.word, near.headings, near.uses from unnest($1::text[]) asked (word) cross join lateral (
      select w.word, w.headings, w.uses from search_words w
      where w.word % asked.word order by similarity(w.word, asked.word) desc, w.headings desc, w.word limit 6
    ) near`,

  weigh: `select asked.at::int, found.count, found.best
    from unnest($1::text[]) with ordinality asked (query, at) cross join lateral (
      select count(*)::int as count, max(ts_rank(heading, to_tsquery('shop', asked.query))) as best
      from (select heading from products where search @@ to_tsquery('shop', asked.query) limit 300) matching
    ) found
    order by asked.at`,

  skus: `select sku from variants where ${beginsWith('sku', '$1::text')} order by sku limit 100`,

  // $1 how the word begins, $2 what the words before it look for
  completions: `select word from (
      select word, titles from (
        select distinct on (stem) word, titles from search_words
        where ${beginsWith('word', '$1::text')} and titles > 0 and stem is not null
        order by stem, titles desc, word
      ) form
      order by titles desc, word limit 15
    ) ending
    where $2 = '' or exists (
      select from products p where p.search @@ to_tsquery('shop', $2 || ' & ' || quote_literal(ending.word))
    )
    order by titles desc, word limit 5`,
};

/** Reads about words; every one of them is letters and digits only, as `searchWords` gives them. */
export function wordQueries(database: Database) {
  const known = preparedRead<KnownWord>(database, 'find_words', texts.known);
  const similar = preparedRead<VocabularyWord>(database, 'list_similar_words', texts.similar);
  const weigh = preparedRead<WeighedReading>(database, 'weigh_readings', texts.weigh);
  const skus = preparedRead<{ sku: string }>(database, 'list_skus', texts.skus);
  const completions = preparedRead<{ word: string }>(database, 'list_completions', texts.completions);
  return {
    findWords: (words: readonly string[]) => known([words]),
    /** Words that could have been meant. @param near what typos make of them */
    listSimilar: (words: readonly string[], near: readonly string[]) => similar([words, near]),
    /** How much each text for `to_tsquery` finds, in their order. */
    weighReadings: (queries: readonly string[]) => weigh([queries]),
    /** Of variants, from the start of one or a whole one; at most 100. */
    listSkus: async (text: string) => (await skus([text.toUpperCase()])).map(({ sku }) => sku),
    /** Words that begin so, the most used first; each finds something together with the words before it. At most 5. */
    listCompletions: async (beginning: string, before: string) =>
      (await completions([beginning, before])).map(({ word }) => word),
  };
}
