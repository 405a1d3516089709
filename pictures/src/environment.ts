import { resolve } from 'node:path';
import { logLevels } from '@paw/node/createLog.ts';
import { z } from 'zod';

export interface Environment {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The absolute folder of everything the shop keeps between runs. */
  dataFolder: string;
  logLevel: (typeof logLevels)[number];
  /** How long after the start pictures are made in advance, in ms; undefined = never. */
  prepareAfter: number | undefined;
  /** ms that the process keeps serving after SIGTERM, until load balancers have noticed. */
  drainGrace: number;
}

const schema = z.object({
  HOST: z.string().min(1, 'HOST is empty: unset it to listen on 127.0.0.1').default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a whole number from 0 to 65535: unset it to take any free port')
    .transform(Number)
    .refine((port) => port <= 65535, 'PORT must be at most 65535: unset it to take any free port')
    .default(0),
  PAW_DATA: z.string().min(1, 'PAW_DATA is empty: unset it to keep data in .data at the repository root').optional(),
  PREPARE_AFTER: z
    .string()
    .regex(/^(\d{1,5}|never)$/, 'PREPARE_AFTER must be seconds or "never": unset it to prepare pictures after a minute')
    .default('60'),
  DRAIN_GRACE: z
    .string()
    .regex(/^\d{1,6}$/, 'DRAIN_GRACE must be ms: unset it to serve for a second after SIGTERM')
    .transform(Number)
    .default(1_000),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`).default('info'),
});

/** @throws Error whose one sentence names the wrong variable and its fix */
export function readEnvironment(env: NodeJS.ProcessEnv, repositoryFolder: string): Environment {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new Error(`${parsed.error.issues[0]?.message}.`);
  const { HOST, PORT, PAW_DATA, LOG_LEVEL, PREPARE_AFTER, DRAIN_GRACE } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    dataFolder: resolve(repositoryFolder, PAW_DATA ?? '.data'),
    logLevel: LOG_LEVEL,
    prepareAfter: PREPARE_AFTER === 'never' ? undefined : Number(PREPARE_AFTER) * 1000,
    drainGrace: DRAIN_GRACE,
  };
}
