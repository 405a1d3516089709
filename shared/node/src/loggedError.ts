/** The logged form of an error: its location and its kind, without values from requests. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [fact: string]: unknown;
}

/** Properties with names from the code, the system and the database's schema; others are not logged. */
const facts = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'statusCode'];
const LONGEST = 2000;
/** Limit of nested causes, because a chain may be circular. */
const DEEPEST = 5;

/**
 * For pino's serializers. Drizzle puts a failed statement's values into its message, and PostgreSQL quotes the invalid
 * one, so an error's message and fields must be redacted.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersons(String(error)) };
  const message = messageOf(error);
  const logged: LoggedError = { type: error.constructor.name, message };
  for (const name of facts) {
    const value = (error as unknown as Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') logged[name] = value;
  }
  // Only the frames, because the stack repeats the message.
  const frames = error.stack?.match(/^\s+at .+$/gm) ?? [];
  logged.stack = [`${logged.type}: ${message}`, ...frames].join('\n');
  if (depth < DEEPEST) {
    if (error.cause !== undefined) logged.cause = loggedError(error.cause, depth + 1);
    // Such as one refused connection for each IP of a host.
    if (error instanceof AggregateError) logged.errors = error.errors.map((each) => loggedError(each, depth + 1));
  }
  return logged;
}

/** The redacted message. */
function messageOf(error: Error & { query?: unknown; params?: unknown; code?: unknown }): string {
  if (typeof error.query === 'string' && Array.isArray(error.params)) return `Failed query: ${error.query}`;
  // Errors of PostgreSQL's class 22 are about data and quote a value. Others quote names of the schema.
  const isAboutData = typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
  return withoutPersons(isAboutData ? error.message.replace(/".*"/s, '"(withheld)"') : error.message);
}

/** Removes email addresses, and passwords in URLs. */
function withoutPersons(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/\/\/[^\s/@]+@/g, '//(withheld)@')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '(withheld)');
}
