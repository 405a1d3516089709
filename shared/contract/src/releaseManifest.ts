/**
 * `release.json`: the manifest of a release. It is written last when a release is published; a release without it does
 * not exist.
 */
import { z } from 'zod';

const files = z.object({
  /** Browser files in the order in which the page needs them, paths inside the release: `browser/page-product.js`. */
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Shared packages that the code needs and that the shell loads on demand; missing where there are none. */
  shared: z.array(z.string()).optional(),
});

/** Additional fields of the shell's own release: what it offers to remotes, and the files that its pages start with. */
const host = z.object({
  /** Contract numbers that it supports. */
  contracts: z.array(z.number().int().positive()),
  /** Route paths of the specification. */
  table: z.array(z.string().startsWith('/')),
  /** Scripts and styles of every page's start, in order. */
  main: files,
  /** It reads logs that are signed. Older shells cannot follow a store with a root. */
  log: z.literal('signed').optional(),
});

/** The name of the shell's own releases: reserved. */
export const SHELL = 'shell';

/** `RouteFacts` of a route, see `remote.ts`. Older releases have none. */
const routeFacts = {
  guard: z.literal('token').optional(),
  secret: z.literal(true).optional(),
  listed: z.literal(false).optional(),
  crawled: z.literal(false).optional(),
  logPath: z.literal('route').optional(),
};

export const releaseManifestSchema = z.object({
  /** `catalog`, `cart`, `account`, `content`, …, or {@link SHELL}. */
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Hash of all files before compression, and of the other fields: 16 hex digits. */
  release: z.string().regex(/^[0-9a-f]{16}$/),
  /** Name of the federation container: unique for each release, so that any two can run in one page. */
  federationName: z.string(),
  contract: z.number().int().positive(),
  /** Its code opens its files through the shell, with their hashes: see `fileLoading.ts`. Older releases do not. */
  verified: z.literal(true).optional(),
  /** Shared package → the range that this release accepts; in the shell's release the version that it provides. */
  shared: z.record(z.string(), z.string()),
  /** npm packages bundled in the release's files. */
  bundled: z.array(z.string()),
  /** operationIds of the api that it calls, found by the build: activation is refused when the live api lacks one. */
  operations: z.array(z.string()),
  entry: z.object({ browser: z.string(), node: z.string() }),
  routes: z.array(
    z.object({
      name: z.string(),
      path: z.string().startsWith('/'),
      example: z.string().startsWith('/'),
      /** More URLs that activation tries. Missing in older releases, as `budget` is. */
      examples: z.array(z.string().startsWith('/')).optional(),
      /** ms of processor time that rendering an example may take. */
      budget: z.number().positive().optional(),
      ...routeFacts,
      query: z.array(z.string()),
      viewQuery: z.array(z.string()).default([]),
      files,
    }),
  ),
  slots: z.array(z.object({ name: z.string(), files })),
  /** Files of the `start` chunk; empty when the remote has none. */
  start: files,
  /** Path of the release's documents, see `documents.ts`; undefined when it has none. */
  documents: z.string().optional(),
  /** Its own public paths, such as `/feed.xml`: no two live releases may claim the same. */
  publicPaths: z.array(z.string().startsWith('/')).default([]),
  /** Only in the shell's releases. */
  host: host.optional(),
  /** Every file of the release except this one. `sha384` is base64. */
  files: z.array(z.object({ path: z.string(), size: z.number().int().nonnegative(), sha384: z.string() })),
});

export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
export type ReleaseHost = z.infer<typeof host>;
export type ReleaseFiles = z.infer<typeof files>;
