import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnvironment } from '../../machine/environments.ts';
import { runProgram } from '../load/programs.ts';
import type { Place } from '../shop/Place.ts';
import { releaseEnv } from '../shop/ShellProcess.ts';

const cli = 'release/src/cli/main.ts';

interface ChangeAnswer {
  message?: string;
  /** Missing in a refusal, and when no shell was asked. */
  data?: { shells?: unknown[] };
}

/** A releaser who changes what is live through the registry: by its calls, or by the command. */
export class RegistryCaller {
  readonly #place: Place;
  readonly #url: string;
  readonly #token: string;

  constructor(place: Place, url: string, token: string) {
    this.#place = place;
    this.#url = url;
    this.#token = token;
  }

  /** @returns how many shells have followed. @throws Error in the registry's words */
  activate(remote: string, release: string): Promise<number> {
    const why = { force: true, reason: 'bench' };
    return this.#call('activate', { releases: [`${remote}@${release}`], ...why });
  }

  /** @param left the release that is live: a rollback moments after another is else taken for the same. */
  rollBack(remote: string, left: string): Promise<number> {
    return this.#call('rollback', { remotes: [`${remote}@${left}`] });
  }

  /** As a process of its own, npm apart. */
  async rollBackByCommand(remote: string, left: string): Promise<void> {
    const args = [cli, 'rollback', `${remote}@${left}`, '--registry', this.#url, '--env', releaseEnv];
    const env = { ...plainEnvironment(this.#place.folder), PAW_TOKEN: this.#token };
    await runProgram(process.execPath, args, { cwd: this.#place.folder, env });
  }

  async #call(change: string, body: object): Promise<number> {
    const response = await fetch(`${this.#url}/v1/environments/${releaseEnv}/${change}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { message, data } = (await response.json()) as ChangeAnswer;
    if (!response.ok) throw new Error(`The registry refused to ${change}: ${response.status} ${message}`);
    return data?.shells?.length ?? 0;
  }
}

/** A new token of the shop's registry, as someone makes it who has the store at hand. */
export async function issueToken(place: Place, role: 'releaser' | 'shell'): Promise<string> {
  const args = [cli, 'issue-token', 'bench', '--role', role, '--store', place.storeFolder, '--by', 'bench'];
  const env = { ...plainEnvironment(place.folder), PAW_DATA: place.dataFolder };
  const said = await runProgram(process.execPath, [...args, '--json'], { cwd: place.folder, env });
  return (JSON.parse(said) as { text: string }).text;
}

/** What `npm start` gave the shop's own shell. */
export const readShellToken = (place: Place) =>
  readFileSync(join(place.dataFolder, 'keys', 'shell-token'), 'utf8').trim();
