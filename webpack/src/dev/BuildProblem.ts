import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative } from 'node:path';
import type { Compilation, NormalModule, WebpackError } from 'webpack';

/** What is wrong with a source, as its author reads it. */
export interface BuildProblem {
  /** Path below the repository's root; undefined when it is about none. */
  file?: string;
  /** From 1, in the file as it was written. */
  line?: number;
  text: string;
}

type Problem = Error & {
  file?: string;
  loc?: { start?: { line: number; column?: number } };
  module?: unknown;
  /** What a loader threw or reported. */
  error?: { place?: BuildProblem };
};

/** The errors of a build, each once. What follows from a file that cannot be parsed is left out. */
export function listProblems({ errors }: Pick<Compilation, 'errors'>, root: string): BuildProblem[] {
  const all = (errors as Problem[]).map((error) => ({ ...describe(error, root), isSyntax: isSyntax(error) }));
  const broken = new Set(all.filter(({ isSyntax }) => isSyntax).map(({ file }) => file));
  const kept = all.filter(({ file, isSyntax }) => isSyntax || !broken.has(file));
  return once(kept.map(({ file, line, text }) => ({ file, line, text })));
}

/** Two builds of one source find the same wrong word in the same place. */
export function once(problems: readonly BuildProblem[]): BuildProblem[] {
  return [...new Map(problems.map((problem) => [describeProblem(problem), problem])).values()];
}

/** `remote-catalog/src/home/Hero.tsx:8: TS1005: ':' expected.` */
export function describeProblem({ file, line, text }: BuildProblem): string {
  return [file && (line ? `${file}:${line}` : file), text].filter(Boolean).join(': ');
}

/** ts-loader's own: what TypeScript could not read. */
const isSyntax = (error: Problem) => error.message.startsWith('[tsl]');

function describe(error: Problem, root: string): BuildProblem {
  // A loader that reads many files says itself which of them it is about.
  if (error.error?.place) return error.error.place;
  const module = error.module as NormalModule | undefined;
  const path = error.file ?? module?.resource;
  const file = path && relative(root, path).replaceAll('\\', '/');
  if (isSyntax(error)) {
    return { file, line: error.loc?.start?.line, text: error.message.replace(/^\[tsl\].*\n\s*/, '') };
  }
  return { file, line: sourceLine(error, module), text: plainText(error) };
}

/** Webpack counts lines in what the loaders made of a file. */
function sourceLine({ loc }: Problem, module: NormalModule | undefined): number | undefined {
  const map = loc?.start && (module?.originalSource()?.map() as SourceMapPayload | null | undefined);
  if (!map || !loc?.start) return undefined;
  const entry = new SourceMap(map).findEntry(loc.start.line - 1, loc.start.column ?? 0);
  return 'originalLine' in entry ? entry.originalLine + 1 : undefined;
}

/** Without colours, and without the lines about loaders. */
function plainText({ message }: WebpackError | Error): string {
  const lines = message
    // oxlint-disable-next-line no-control-regex -- colours begin with one
    .replaceAll(/\u001b\[\d+m/g, '')
    .split('\n')
    .filter((line) => !/^(Module build failed|File was processed|You may need|\s*\* )|^\s+at /.test(line));
  return lines.join('\n').trim() || message;
}
