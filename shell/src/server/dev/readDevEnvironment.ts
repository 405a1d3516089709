import { z } from 'zod';

const names = z
  .string()
  .regex(/^([a-z][a-z0-9-]*(,[a-z][a-z0-9-]*)*)?$/, 'names of remotes, with commas between')
  .transform((text) => text.split(',').filter(Boolean));
const releases = z
  .string()
  .regex(/^([a-z][a-z0-9-]*@[0-9a-f]{16}(,|$))*$/, 'releases as catalog@0123456789abcdef, with commas between')
  .transform((text) =>
    Object.fromEntries(
      text
        .split(',')
        .filter(Boolean)
        .map((one) => one.split('@', 2) as [string, string]),
    ),
  );

const schema = z.object({
  /** The remotes that are watched, beside the shell. */
  DEV_REMOTES: names.default([]),
  /** For remotes of which nothing is live yet. */
  DEV_RELEASES: releases.default({}),
});

export interface DevEnvironment {
  watched: string[];
  fallbacks: Record<string, string>;
}

/** What `npm run dev` tells the shell beside its usual environment. @throws Error with the list of wrong names */
export function readDevEnvironment(env: NodeJS.ProcessEnv): DevEnvironment {
  const { data, error } = schema.safeParse({ DEV_REMOTES: env.DEV_REMOTES, DEV_RELEASES: env.DEV_RELEASES });
  if (data) return { watched: data.DEV_REMOTES, fallbacks: data.DEV_RELEASES };
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new Error(`The shell cannot be watched, because its environment is wrong. Correct these settings: ${wrong}.`);
}
