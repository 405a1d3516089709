import type { DocumentQuery, FoundDocument, ShopDocument } from '@paw/contract/documents.ts';
import MiniSearch, { type SearchOptions } from 'minisearch';

/** Longer texts make no search better. Characters */
const LONGEST_QUERY = 200;
const MOST = 20;

/** Small letters without accents. */
const fold = (term: string) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** From the strictest on: the first that finds anything counts. "leash" must not find what is but "least". */
const ways: SearchOptions[] = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND' },
  { combineWith: 'OR', fuzzy: false },
  { combineWith: 'OR' },
];

/**
 * Finds among the documents of one release set. A word counts by its beginning; where that finds nothing, with one
 * mistake when it has five letters or more, and where no document has all words, those that have some.
 */
export function documentIndex(documents: readonly ShopDocument[]): (query: DocumentQuery) => FoundDocument[] {
  const index = new MiniSearch<ShopDocument>({
    idField: 'url',
    fields: ['title', 'summary', 'text'],
    processTerm: fold,
    searchOptions: {
      boost: { title: 5, summary: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    },
  });
  index.addAll(documents);
  const byUrl = new Map(documents.map((document) => [document.url, document]));
  const newest = documents.toSorted((one, other) => other.date.localeCompare(one.date));

  const find = (text: string) => {
    for (const way of ways) {
      const found = index.search(text, way);
      if (found.length) return found.flatMap(({ id }) => byUrl.get(id as string) ?? []);
    }
    return [];
  };
  return ({ text = '', pet, limit }) => {
    const words = text.slice(0, LONGEST_QUERY).trim();
    const found = words ? find(words) : newest;
    return found
      .filter(({ pets }) => !pet || !pets.length || pets.some((one) => one === pet))
      .slice(0, Math.max(0, Math.min(MOST, limit)))
      .map(({ text: _, ...document }) => document);
  };
}
