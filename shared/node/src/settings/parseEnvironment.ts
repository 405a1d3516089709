import type { z } from 'zod';

/**
 * A process's settings. Throws one error that lists every bad name with its fix.
 * @param who first words of the message: `The api`
 * @param fixes setting → what to set it to
 */
export function parseEnvironment<Settings extends z.ZodObject>(
  who: string,
  settings: Settings,
  fixes: Record<keyof z.infer<Settings> & string, string>,
  variables: Record<string, string | undefined>,
): z.infer<Settings> {
  const parsed = settings.safeParse(variables);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof typeof fixes))];
  const lines = names.map(
    (name) => `  ${name} ${variables[name] ? 'is wrong' : 'is missing'}. Set it to ${fixes[name]}.`,
  );
  throw new Error(`${who} cannot start with these settings:\n${lines.join('\n')}`);
}
