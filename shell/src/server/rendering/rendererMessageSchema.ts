import { z } from 'zod';

const text = z.string();
const hashes = z.array(z.string().regex(/^'sha256-[\w+/=]+'$/));
/** Headers and a status that Node sends as they are. */
const status = z.int().min(200).max(599);
const location = z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/);

const rendered = z.object({
  status,
  route: text.optional(),
  location: location.optional(),
  bytes: z.int().nonnegative().optional(),
  inline: z.object({ scripts: hashes, styles: hashes, isVerified: z.boolean().optional() }).optional(),
  degraded: z.boolean(),
  cpu: z.number().optional(),
  ms: z.number().optional(),
  failed: z.array(text).optional(),
  console: z.array(z.object({ level: z.enum(['error', 'warn']), text })).optional(),
  errors: z.array(text),
});
const site = z.object({
  entries: z.array(text),
  feeds: z.array(z.object({ remote: text, path: text, type: text })),
});
const id = z.int();

/**
 * What a renderer may send. Its process runs the code of releases, so nothing of it is used unchecked; a page's bytes come
 * beside it.
 */
export const rendererMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), site: site.optional() }),
  z.object({ type: z.literal('unfit'), error: text }),
  z.object({ type: z.literal('rendered'), id, rendered }),
  z.object({ type: z.literal('answered'), id, answer: z.unknown() }),
  z.object({ type: z.literal('broken'), id, error: text }),
  z.object({ type: z.literal('refused'), what: text.max(1_000), stack: text.max(20_000) }),
]);

export type RendererMessage = z.infer<typeof rendererMessageSchema>;
