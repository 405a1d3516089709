import { parseEnvironment } from '@paw/node/settings/parseEnvironment.ts';
import { z } from 'zod';

const names = z
  .string()
  .regex(/^([a-z][a-z0-9-]*(,[a-z][a-z0-9-]*)*)?$/)
  .transform((text) => text.split(',').filter(Boolean));
const releases = z
  .string()
  .regex(/^([a-z][a-z0-9-]*@[0-9a-f]{16}(,|$))*$/)
  .transform((text) =>
    Object.fromEntries(
      text
        .split(',')
        .filter(Boolean)
        .map((one) => one.split('@', 2) as [string, string]),
    ),
  );

const settings = z.object({
  /** The watched remotes, without the shell. */
  DEV_REMOTES: names.default([]),
  /** Releases of remotes that have no live release yet. */
  DEV_RELEASES: releases.default({}),
});

const fixes: Record<keyof z.infer<typeof settings>, string> = {
  DEV_REMOTES: 'names of remotes, separated by commas, such as catalog,cart',
  DEV_RELEASES: 'releases, separated by commas, such as catalog@0123456789abcdef',
};

export interface DevEnvironment {
  watched: string[];
  fallbacks: Record<string, string>;
}

/** The settings that `npm run dev` adds for the shell. @throws one error that lists every bad name with its fix */
export function readDevEnvironment(env: NodeJS.ProcessEnv): DevEnvironment {
  const { DEV_REMOTES, DEV_RELEASES } = parseEnvironment('The shell of npm run dev', settings, fixes, env);
  return { watched: DEV_REMOTES, fallbacks: DEV_RELEASES };
}
