/** Exit codes: the shop refused; the command was not understood; there is no shop, or it does not know us. */
export const exitCodes = { refused: 1, usage: 2, shop: 3 } as const;

/** What ends a command: a sentence that names the fix. */
export class CliProblem extends Error {
  readonly kind: keyof typeof exitCodes;
  /** For --json. */
  readonly code: string;

  constructor(kind: keyof typeof exitCodes, message: string, code: string = kind) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}
