import { isDeepStrictEqual } from 'node:util';
import type { ReleasedDocuments, ShopDocument } from '@paw/contract/documents.ts';

/** Articles and other texts, by their URL. */
export interface DocumentsDifference {
  added: string[];
  removed: string[];
  changed: string[];
}

/** What readers would find new, missing or rewritten. */
export function compareDocuments(
  before: Pick<ReleasedDocuments, 'documents'>,
  next: Pick<ReleasedDocuments, 'documents'>,
): DocumentsDifference {
  const [old, fresh] = [byUrl(before), byUrl(next)];
  const common = [...fresh.keys()].filter((url) => old.has(url));
  return {
    added: [...fresh.keys()].filter((url) => !old.has(url)),
    removed: [...old.keys()].filter((url) => !fresh.has(url)),
    changed: common.filter((url) => !isDeepStrictEqual(old.get(url), fresh.get(url))),
  };
}

function byUrl({ documents }: Pick<ReleasedDocuments, 'documents'>): Map<string, Partial<ShopDocument>> {
  return new Map(documents.map((one) => [one.url, one as Partial<ShopDocument>]));
}
