import type { DocumentQuery, FoundDocument, ShopDocument } from '@paw/contract/documents.ts';
import MiniSearch, { type SearchOptions } from 'minisearch';

/** Longer queries find no better. Characters. */
const LONGEST_QUERY = 200;
const MOST = 20;

type Find = (query: DocumentQuery) => FoundDocument[];

/** Lower case without accents. */
const fold = (term: string) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** From the strictest: the first that finds anything counts. "leash" must not find a document that only has "least". */
const searchOptions: SearchOptions[] = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND' },
  { combineWith: 'OR', fuzzy: false },
  { combineWith: 'OR' },
];

/**
 * Searches the documents of one release set. A word matches by prefix; if that finds nothing, with one typo in words of
 * five letters or more; and if no document has all words, those that have some.
 */
export function documentIndex(documents: readonly ShopDocument[]): Find {
  const index = emptyIndex();
  index.addAll(documents);
  return finderIn(index, documents);
}

/** The same, with pauses: a server's requests are answered meanwhile. */
export async function documentIndexInTurns(documents: readonly ShopDocument[]): Promise<Find> {
  const index = emptyIndex();
  await index.addAllAsync(documents, { chunkSize: 1 });
  return finderIn(index, documents);
}

const emptyIndex = () =>
  new MiniSearch<ShopDocument>({
    idField: 'url',
    fields: ['title', 'summary', 'text'],
    processTerm: fold,
    searchOptions: {
      boost: { title: 5, summary: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    },
  });

function finderIn(index: MiniSearch<ShopDocument>, documents: readonly ShopDocument[]): Find {
  const byUrl = new Map(documents.map((document) => [document.url, document]));
  const newest = documents.toSorted((one, other) => other.date.localeCompare(one.date));

  const find = (text: string) => {
    for (const options of searchOptions) {
      const found = index.search(text, options);
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
