/**
 * The answer of a call. It is separate from `http.ts`: a page that only reads its loader's data does not load the
 * client.
 */

/**
 * A failed call. `status` 0 = no answer (network, time limit). `message` may be shown to the shopper, except for a 5xx.
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

  /** Compared by name: a loader's api comes from the shell, whose copy of this module has its own class. */
  static override [Symbol.hasInstance](value: unknown): value is ApiProblem {
    return value instanceof Error && value.name === 'ApiProblem';
  }
}

/** The data of a successful call; the wrapper has thrown for any other one. */
export async function answer<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  try {
    const { data } = await call;
    return data as Data;
  } catch (error) {
    // A truncated body, or one that is not JSON, fails after the call's own error handling.
    throw error instanceof ApiProblem ? error : noAnswer(error);
  }
}

export function noAnswer(cause: unknown): ApiProblem {
  return new ApiProblem(0, 'no_answer', 'We couldn’t reach the store. Check your connection and try again.', { cause });
}
