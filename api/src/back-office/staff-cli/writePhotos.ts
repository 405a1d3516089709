import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { StaffPhotos } from '../staff/staffReturnSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import type { StaffClient } from './staffClient.ts';

/** Writes a return's photos into a folder and lists their paths; a dry run only lists them. @throws CliProblem */
export async function writePhotos(client: StaffClient, typed: string, folder: string, isDryRun: boolean) {
  const { id, photos } = await client.get<StaffPhotos>(`returns/${encodeURIComponent(typed)}/photos`);
  const short = id.slice(0, 8);
  const paths = photos.map((_, at) => join(resolve(folder), `return-${short}-${at + 1}.jpg`));
  try {
    if (!isDryRun) mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [at, { jpeg }] of isDryRun ? [] : photos.entries())
      writeFileSync(paths[at] ?? '', Buffer.from(jpeg, 'base64'), { mode: 0o600 });
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw new CliProblem('usage', `--folder ${folder}: nothing can be written there (${why}). Name another.`);
  }
  const text = paths.length ? paths.join('\n') : `Return ${short} has no photos.`;
  return { text, data: { id, files: paths } };
}
