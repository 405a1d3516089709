import { z } from 'zod';

const flag = z.enum(['', '0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true');

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  DATABASE_EMBEDDED: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Environment = z.infer<typeof schema>;

const fixes: Record<keyof Environment, string> = {
  HOST: 'the address to listen on, such as 127.0.0.1',
  PORT: 'a number from 0 to 65535; 0 takes any free port',
  DATABASE_URL: 'postgres://user:password@host/database; `npm start` sets it to the embedded database',
  DATABASE_EMBEDDED: '1 when DATABASE_URL is the embedded database, else leave it out',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, silent',
};

/** The process's settings. Throws one error that lists every bad name with its fix. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof Environment))];
  const lines = names.map(
    (name) => `  ${name} ${variables[name] ? 'is wrong' : 'is missing'}. Set it to ${fixes[name]}.`,
  );
  throw new Error(`The api cannot start with these settings:\n${lines.join('\n')}`);
}
