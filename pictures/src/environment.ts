import { resolve } from 'node:path';
import { logLevels } from '@paw/node/createLog.ts';
import { parseEnvironment } from '@paw/node/settings/parseEnvironment.ts';
import { webAddress } from '@paw/node/settings/settingSchemas.ts';
import { z } from 'zod';

export interface Environment {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The absolute folder of everything the shop keeps between runs. */
  dataFolder: string;
  /** The shop's public origin; '' when it is not set. */
  siteOrigin: string;
  logLevel: (typeof logLevels)[number];
  /** How long after the start pictures are made in advance, in ms; undefined = never. */
  prepareAfter: number | undefined;
  /** ms that the process keeps serving after SIGTERM, until load balancers have noticed. */
  drainGrace: number;
}

/** The settings of the pictures process. docs/settings.md explains each name. */
export const pictureSettings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65535)
    .default(0),
  PAW_DATA: z.string().min(1).optional(),
  SITE_ORIGIN: webAddress.or(z.literal('')).default(''),
  PREPARE_AFTER: z
    .string()
    .regex(/^(\d{1,5}|never)$/)
    .default('60'),
  DRAIN_GRACE: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .default(1_000),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

const fixes: Record<keyof z.infer<typeof pictureSettings>, string> = {
  HOST: 'the address to listen on, such as 127.0.0.1, or unset it',
  PORT: 'a whole number from 0 to 65535, or unset it to take any free port',
  PAW_DATA: 'the data folder, or unset it to keep data in .data at the repository root',
  SITE_ORIGIN: 'the origin that browsers use, such as https://shop.example, or leave it out',
  PREPARE_AFTER: 'seconds or "never", or unset it to prepare pictures after a minute',
  DRAIN_GRACE: 'ms, or unset it to serve for a second after SIGTERM',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
};

/** @throws one error that lists every bad name with its fix */
export function readEnvironment(env: NodeJS.ProcessEnv, repositoryFolder: string): Environment {
  const parsed = parseEnvironment('The pictures process', pictureSettings, fixes, env);
  const { HOST, PORT, PAW_DATA, SITE_ORIGIN, LOG_LEVEL, PREPARE_AFTER, DRAIN_GRACE } = parsed;
  return {
    host: HOST,
    port: PORT,
    dataFolder: resolve(repositoryFolder, PAW_DATA ?? '.data'),
    siteOrigin: SITE_ORIGIN,
    logLevel: LOG_LEVEL,
    prepareAfter: PREPARE_AFTER === 'never' ? undefined : Number(PREPARE_AFTER) * 1000,
    drainGrace: DRAIN_GRACE,
  };
}
