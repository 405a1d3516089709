type ProblemCode =
  | 'usage'
  | 'unknown'
  | 'refused'
  | 'damaged'
  | 'out_of_date'
  | 'store'
  | 'build'
  | 'shell_refused'
  | 'no_answer'
  | 'no_shell'
  /** By Ctrl-C or SIGTERM. */
  | 'interrupted'
  /** Signed wrongly, by nobody, or by somebody who may not. */
  | 'untrusted';

/** A problem that the user can fix. The message is a complete sentence and names the fix. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem';
  readonly code: ProblemCode;
  constructor(code: ProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
