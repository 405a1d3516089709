/** in-toto statements, version 1: what every signed object of the store says, and about which bytes. */
import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import { type Envelope, untrusted } from './envelope.ts';

const TYPE = 'https://in-toto.io/Statement/v1';
const kinds = ['log-entry', 'root', 'publication', 'freshness', 'admin'] as const;

type Kind = (typeof kinds)[number];

interface Subject {
  name: string;
  /** One hash, by its algorithm: `{ sha256: '…' }`, hex. */
  digest: Record<string, string>;
}

interface Statement {
  subject: Subject;
  predicate: unknown;
}

const statementSchema = z.object({
  _type: z.literal(TYPE),
  subject: z.array(z.object({ name: z.string(), digest: z.record(z.string(), z.string()) })).length(1),
  predicateType: z.string(),
  predicate: z.unknown(),
});

const predicateType = (kind: Kind) => `https://paw-dailies.example/${kind}/v1`;

/** The bytes that get signed. */
export function encodeStatement(kind: Kind, { subject, predicate }: Statement): Buffer {
  return Buffer.from(
    JSON.stringify({ _type: TYPE, subject: [subject], predicateType: predicateType(kind), predicate }),
  );
}

/**
 * A statement of one kind about one thing: a signature for something else is never taken for it.
 * @throws ReleaseProblem `untrusted`
 */
export function decodeStatement(envelope: Envelope, kind: Kind, name: string, what: string): Statement {
  const { data } = statementSchema.safeParse(parseJson(envelope.payload));
  const [subject] = data?.subject ?? [];
  if (!data || !subject) throw untrusted(what, 'holds no statement');
  if (data.predicateType !== predicateType(kind)) throw untrusted(what, `is signed as another kind of statement`);
  if (subject.name !== name) throw untrusted(what, `was signed as ${subject.name}, and copied here`);
  return { subject, predicate: data.predicate };
}
