/** What becomes of a call. Apart from `http.ts`: a page that only reads its loader's data goes without the client. */

/**
 * What went wrong with a call. `status` 0 = no answer at all (network, time limit). `message` is in plain words
 * and may be shown, except for a 5xx, whose text never is.
 */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }

  /** By name: a loader's api comes from the shell, whose copy of this module has a class of its own. */
  static override [Symbol.hasInstance](value: unknown): value is ApiProblem {
    return value instanceof Error && value.name === 'ApiProblem';
  }
}

/** The data of a call that was answered; the wrapper has thrown for every other one. */
export async function answer<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  try {
    const { data } = await call;
    return data as Data;
  } catch (error) {
    // A body that was cut off, or is no JSON, fails after the call's own error handling.
    throw error instanceof ApiProblem ? error : noAnswer(error);
  }
}

export function noAnswer(cause: unknown): ApiProblem {
  return new ApiProblem(0, 'no_answer', 'We couldn’t reach the store. Check your connection and try again.', { cause });
}
