/** A remote alone in a folder, with the packages as tarballs, like a team's own repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endShop } from '../world/endShop.ts';
import { checkout, findFreePort, spawnShop, type ShopProcess } from '../world/shopProcess.ts';

const OPEN_LIMIT = 240_000;
const made = ['node_modules', 'dist', 'coverage'];

export class LoneRemote {
  readonly #place = mkdtempSync(join(tmpdir(), 'paw-lone-'));
  readonly folder: string;

  constructor(name: string) {
    const tarballs = join(this.#place, 'packages');
    this.folder = join(this.#place, `remote-${name}`);
    const run = (folder: string, command: string, ...words: string[]) =>
      execFileSync(command, words, { cwd: folder, stdio: 'pipe', env: { ...process.env, CI: '1' } });
    run(checkout, process.execPath, 'tools/pack/main.mjs', tarballs);
    cpSync(join(checkout, `remote-${name}`), this.folder, {
      recursive: true,
      filter: (path) => !made.includes(basename(path)),
    });
    cpSync(join(checkout, '.npmrc'), join(this.folder, '.npmrc'));
    const packages = readdirSync(tarballs).map((file) => join(tarballs, file));
    run(this.folder, 'npm', 'install', '--prefer-offline', ...packages);
  }

  /** Replaces `old`, which must occur once in the file. @returns restores it */
  edit(name: string, old: string, next: string): () => void {
    const path = join(this.folder, name);
    const text = readFileSync(path, 'utf8');
    if (text.split(old).length !== 2) throw new Error(`"${old}" is not in ${name} once: adapt the test.`);
    writeFileSync(
      path,
      text.replace(old, () => next),
    );
    return () => writeFileSync(path, text);
  }

  /** Runs `npm run dev -- --shop …` until its shop is open. */
  async dev(shop: string): Promise<{ url: string; output: () => string; stop: () => Promise<void> }> {
    const port = await findFreePort();
    const dev = await this.#spawn('--shop', shop, '--port', String(port));
    const stop = () => endShop(dev).finally(dev.removeFiles);
    for (const end = Date.now() + OPEN_LIMIT; Date.now() < end && dev.isRunning(); await pause(50)) {
      const url = /is shown in the pages of .* at (http:\S+)$/m.exec(dev.output())?.[1];
      if (url) return { url, output: dev.output, stop };
    }
    await stop().catch(() => undefined);
    throw new Error(`No shop was opened. Output:\n${dev.output()}`);
  }

  /** The same for a command that is expected to fail. @returns its exit code and output */
  async failToOpen(...words: string[]): Promise<{ code: number | NodeJS.Signals; output: string }> {
    const dev = await this.#spawn(...words);
    const code = await dev.exited;
    const output = dev.output();
    dev.removeFiles();
    return { code, output };
  }

  remove(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }

  #spawn(...words: string[]): Promise<ShopProcess> {
    return spawnShop({ folder: this.folder, command: ['run', 'dev', '--', ...words] });
  }
}
