/**
 * A release's searchable documents: articles and other texts, and text files with their own public paths, such as a
 * feed. The build writes them into the release, and the shell serves those of the live set. So an article goes live and
 * back with its release: in search, in the sitemap, and wherever a page lists guides.
 */
import { z } from 'zod';

const path = z.string().regex(/^\/(?!\/)\S*$/, 'must be a path on this shop');

const shopDocument = z.strictObject({
  /** Its page, as a path. */
  url: path,
  title: z.string().min(1),
  /** One or two sentences. */
  summary: z.string().min(1),
  /** The full text without markup: searched, never shown. */
  text: z.string(),
  /** Date of its last change, `YYYY-MM-DD`. */
  date: z.iso.date(),
  /** Slugs of the pets that it is about; none = all. */
  pets: z.array(z.enum(['dog', 'cat', 'bird', 'fish'])).default([]),
  picture: z.strictObject({ name: z.string(), colours: z.array(z.string()).optional(), alt: z.string() }).optional(),
});

const publicFile = z.strictObject({
  /** Its public path: `/feed.xml`. */
  path: path.regex(/\.[a-z0-9]+$/, 'must end like a file'),
  /** Content type, such as `application/rss+xml`. */
  type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
  /** `ORIGIN_MARK` (`originMark.ts`) in it becomes the shop's own origin. */
  text: z.string(),
});

/** `documents.json` of a release. */
export const releasedDocumentsSchema = z.strictObject({
  documents: z.array(shopDocument),
  files: z.array(publicFile).default([]),
});

export type ShopDocument = z.infer<typeof shopDocument>;
export type PublicFile = z.infer<typeof publicFile>;
/** What a remote's `documents()` returns: like the stored shape, without the defaults. */
export type ReleasedDocuments = z.input<typeof releasedDocumentsSchema>;

/** Its path in a release. */
export const DOCUMENTS_FILE = 'documents.json';

/** A query for the documents of the live set. */
export interface DocumentQuery {
  /** Words; without them the newest come first. */
  text?: string;
  /** Slug of a pet: only documents about it, or about all pets. */
  pet?: string;
  /** The most results, 1 to 20. */
  limit: number;
}

/** A search result. */
export type FoundDocument = Omit<ShopDocument, 'text'>;

/** Documents of the live set, best first. Rejects with ApiProblem when the search fails. */
export type FindDocuments = (query: DocumentQuery) => Promise<FoundDocument[]>;
