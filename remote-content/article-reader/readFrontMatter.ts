import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { authors } from './authors.ts';
import type { FrontMatter, frontMatterSchema } from './frontMatterSchema.ts';

interface LinedProblem {
  line: number;
  text: string;
}

/** The number of lines before the YAML: the dashes. */
const BEFORE = 1;

/** Reads an article's front matter; undefined when it is invalid. Line numbers are the file's. */
export function readFrontMatter(
  yaml: string,
  schema: ReturnType<typeof frontMatterSchema>,
): { frontMatter?: FrontMatter; problems: LinedProblem[] } {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + BEFORE;
  if (document.errors.length) {
    return { problems: document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), text: message })) };
  }

  const startOf = (node: unknown) => (isNode(node) && node.range ? lineAt(node.range[0]) : undefined);
  /** The line of the value at `path`, or of its nearest existing ancestor. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    if (!path.length) return 1;
    const last = path.at(-1);
    const around = document.getIn(path.slice(0, -1), true) ?? document.contents;
    const key = isMap(around)
      ? around.items.find((pair) => isScalar(pair.key) && pair.key.value === last)?.key
      : undefined;
    return startOf(key) ?? startOf(document.getIn(path, true)) ?? lineOf(path.slice(0, -1));
  };
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) return { problems: parsed.error.issues.flatMap((issue) => describe(issue, lineOf)) };
  return { frontMatter: parsed.data, problems: disagreements(parsed.data, lineOf) };
}

function describe(issue: z.core.$ZodIssue, lineOf: (path: readonly PropertyKey[]) => number): LinedProblem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ line: lineOf([...path, key]), text: `there is no field "${key}"` }));
  }
  const field = path.filter((part) => typeof part === 'string').join('.');
  const text = field ? `${field}: ${issue.message}` : issue.message;
  return [{ line: lineOf(path), text }];
}

/** Problems between fields that are valid on their own. */
function disagreements(
  { published, updated, author, pets }: FrontMatter,
  lineOf: (path: readonly PropertyKey[]) => number,
): LinedProblem[] {
  const stranger = pets.find((pet) => !authors[author]?.some((own) => own === pet));
  return [
    ...(updated < published
      ? [{ line: lineOf(['updated']), text: `updated: before it was published, ${published}` }]
      : []),
    ...(stranger ? [{ line: lineOf(['author']), text: `author: ${author} does not write about ${stranger}` }] : []),
  ];
}
