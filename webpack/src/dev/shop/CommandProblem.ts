/** What a developer can correct: printed without a stack, ends the command with 1. */
export class CommandProblem extends Error {
  override name = 'CommandProblem';
}
