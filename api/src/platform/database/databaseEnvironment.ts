import { logLevels } from '@paw/node/createLog.ts';
import { parseEnvironment } from '@paw/node/settings/parseEnvironment.ts';
import { z } from 'zod';

/** The settings of the database process. docs/settings.md explains each name. */
export const databaseSettings = z.object({
  PAW_DATA: z.string().min(1),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  DATABASE_PATIENCE: z.coerce.number().int().min(1).max(3600).default(30),
});

const fixes: Record<keyof z.infer<typeof databaseSettings>, string> = {
  PAW_DATA: 'the folder that keeps the shop’s data',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  DATABASE_PATIENCE: 'the seconds that one statement may take, 1 to 3600, or leave it out',
};

/** The database process's settings. Throws one error that lists every bad name with its fix. */
export function readDatabaseEnvironment(variables: Record<string, string | undefined>) {
  return parseEnvironment('The database', databaseSettings, fixes, variables);
}

/** The settings of the process that migrates (migration.ts). */
export const migrationSettings = z.object({
  DATABASE_MIGRATION_URL: z.string().regex(/^postgres(ql)?:\/\//),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
});

const migrationFixes: Record<keyof z.infer<typeof migrationSettings>, string> = {
  DATABASE_MIGRATION_URL: 'postgres://owner:password@host/database of the role that owns the tables',
  DATABASE_URL: 'postgres://role:password@host/database of the role that the api uses',
};

/** @throws Error that lists every bad name with its fix */
export function readMigrationEnvironment(variables: Record<string, string | undefined>) {
  return parseEnvironment('The migration', migrationSettings, migrationFixes, variables);
}
