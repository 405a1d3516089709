/** Thrown by routes for what the caller can fix; becomes the reply. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  /** @param status 4xx: what fails on our side is told in fixed sentences, whatever the error says */
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
