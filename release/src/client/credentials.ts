import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../store/parseJson.ts';

const credentialsSchema = z.record(z.string(), z.object({ token: z.string(), name: z.string(), until: z.string() }));
type Credentials = z.infer<typeof credentialsSchema>;

/** Where `login` keeps tokens, for each registry one; only its user may read it. */
const fileOf = (variables: NodeJS.ProcessEnv) =>
  join(variables.XDG_CONFIG_HOME || join(homedir(), '.config'), 'paw', 'registries.json');

/** The token for a registry: PAW_TOKEN, else what `login` kept. Undefined when there is none, or it is over. */
export async function findToken(url: string, variables: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  if (variables.PAW_TOKEN) return variables.PAW_TOKEN;
  const kept = (await readCredentials(variables))[url];
  return kept && Date.parse(kept.until) > Date.now() ? kept.token : undefined;
}

export async function keepToken(
  url: string,
  credential: Credentials[string],
  variables: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const file = fileOf(variables);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const all = { ...(await readCredentials(variables)), [url]: credential };
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(all, null, 2), { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, file);
}

async function readCredentials(variables: NodeJS.ProcessEnv): Promise<Credentials> {
  const bytes = await readFile(fileOf(variables)).catch(() => undefined);
  return credentialsSchema.safeParse(parseJson(bytes)).data ?? {};
}
