/** Thrown by routes for errors that the caller can fix. It becomes the reply. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  /** @param status 4xx; failures of the server have fixed messages instead */
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
