/**
 * What a release brings to be found: articles and other things to read, and text files under public addresses of their
 * own, such as a feed. The build writes them into the release; the shell hands on what the live set holds. So an article
 * goes and comes with its release: in search, in the sitemap, and wherever a page lists guides.
 */
import { z } from 'zod';

const path = z.string().regex(/^\/(?!\/)\S*$/, 'must be a path on this shop');

const shopDocument = z.strictObject({
  /** Its page, as a path. */
  url: path,
  title: z.string().min(1),
  /** One or two sentences. */
  summary: z.string().min(1),
  /** All that it says, without marks: searched, never shown. */
  text: z.string(),
  /** Day of its last change, `YYYY-MM-DD`. */
  date: z.iso.date(),
  /** Pets that it is about, as slugs; none = all. */
  pets: z.array(z.enum(['dog', 'cat', 'bird', 'fish'])).default([]),
  picture: z.strictObject({ name: z.string(), colours: z.array(z.string()).optional(), alt: z.string() }).optional(),
});

const publicFile = z.strictObject({
  /** Its public address: `/feed.xml`. */
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
/** What a remote's `documents()` gives: its own words, without what has a default. */
export type ReleasedDocuments = z.input<typeof releasedDocumentsSchema>;

/** Where it is in a release. */
export const DOCUMENTS_FILE = 'documents.json';

/** What to look for among the documents of the live set. */
export interface DocumentQuery {
  /** Words; without them the newest come first. */
  text?: string;
  /** Slug of a pet: only what is about it, or about all. */
  pet?: string;
  /** At most so many, 1 to 20. */
  limit: number;
}

/** A document as it was found. */
export type FoundDocument = Omit<ShopDocument, 'text'>;

/** Documents of the live set, best first. Rejects with ApiProblem when they cannot be had. */
export type FindDocuments = (query: DocumentQuery) => Promise<FoundDocument[]>;
