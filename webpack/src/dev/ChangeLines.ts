import { relative } from 'node:path';
import { type BuildProblem, describeProblem } from './BuildProblem.ts';

/** The lines that a developer reads in the terminal about each change. */
export class ChangeLines {
  private readonly root: string;
  private readonly app: string;
  private readonly files = new Set<string>();
  private begun = performance.now();
  private isFirst = true;

  constructor(root: string, app: string) {
    this.root = root;
    this.app = app;
  }

  changed(file: string | null): void {
    if (!this.files.size) this.begun = performance.now();
    if (file) this.files.add(relative(this.root, file));
  }

  settled(problems: readonly BuildProblem[]): void {
    const took = `${((performance.now() - this.begun) / 1000).toFixed(1)} s`;
    const what = this.isFirst
      ? `${this.app} is built, watching for changes`
      : `rebuilt after ${[...this.files].join(', ')}`;
    if (problems.length) {
      console.error(
        `${this.isFirst ? '' : `${[...this.files].join(', ')}: `}failed to build; the last good build is still served.`,
      );
      for (const problem of problems) console.error(describeProblem(problem));
    } else console.log(`${what} (${took})`);
    this.files.clear();
    this.isFirst = false;
  }
}
