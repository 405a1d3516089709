/** What the log tells of an error: where it came from and what kind it is, never the values that somebody sent. */
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
 * For pino's serializers. Drizzle writes a failed statement's values into its message and PostgreSQL quotes the one it
 * did not like, so neither an error's message nor its own fields may go into a log as they are.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersons(String(error)) };
  const message = messageOf(error);
  const logged: LoggedError = { type: error.constructor.name, message };
  for (const name of facts) {
    const value = (error as unknown as Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') logged[name] = value;
  }
  // The stack repeats the message: only its frames are taken.
  const frames = error.stack?.match(/^\s+at .+$/gm) ?? [];
  logged.stack = [`${logged.type}: ${message}`, ...frames].join('\n');
  if (depth < DEEPEST) {
    if (error.cause !== undefined) logged.cause = loggedError(error.cause, depth + 1);
    // Such as one refusal for each address of a host.
    if (error instanceof AggregateError) logged.errors = error.errors.map((each) => loggedError(each, depth + 1));
  }
  return logged;
}

/** The message as it may be in a log. */
function messageOf(error: Error & { query?: unknown; params?: unknown; code?: unknown }): string {
  if (typeof error.query === 'string' && Array.isArray(error.params)) return `Failed query: ${error.query}`;
  // PostgreSQL's class 22 is about data: what it quotes is a value. Elsewhere it quotes names of the schema.
  const isAboutData = typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
  return withoutPersons(isAboutData ? error.message.replace(/".*"/s, '"(withheld)"') : error.message);
}

/** Without email addresses and passwords in addresses, wherever the text came from. */
function withoutPersons(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/\/\/[^\s/@]+@/g, '//(withheld)@')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '(withheld)');
}
