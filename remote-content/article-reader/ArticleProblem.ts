/** What is wrong with an article, as its author reads it. */
export interface ArticleProblem {
  /** Below the repository's root: `remote-content/articles/….md`. */
  file: string;
  /** From 1. */
  line: number;
  /** Says what to do, where it is not plain. */
  text: string;
}

/** `remote-content/articles/a-bed.md:12: there is no product "Bed"` */
export function describeArticleProblem({ file, line, text }: ArticleProblem): string {
  return `${file}:${line}: ${text}`;
}
