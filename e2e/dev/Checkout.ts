/** A copy of this repository in its own folder, in which a test edits sources like a developer. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';

const made = ['node_modules', 'dist', 'coverage', '.mf', '.data', '.git', 'e2e', 'bench', 'docs', 'test-results'];

export class Checkout {
  readonly root = mkdtempSync(join(tmpdir(), 'paw-checkout-'));
  readonly #before = new Map<string, string>();

  constructor() {
    cpSync(checkout, this.root, {
      recursive: true,
      filter: (path) => path === checkout || !made.includes(basename(path)),
    });
    linkPackages(this.root);
    for (const name of readdirSync(this.root).filter((one) => existsSync(join(checkout, one, 'node_modules')))) {
      symlinkSync(join(checkout, name, 'node_modules'), join(this.root, name, 'node_modules'));
    }
  }

  /** Saves the file as changed by `change`. */
  edit(name: string, change: (text: string) => string): void {
    const path = join(this.root, name);
    const text = readFileSync(path, 'utf8');
    if (!this.#before.has(name)) this.#before.set(name, text);
    const next = change(text);
    if (next === text) throw new Error(`${name} would not change: adapt the test.`);
    writeFileSync(path, next);
  }

  lines(name: string): number {
    return readFileSync(join(this.root, name), 'utf8').split('\n').length;
  }

  /** The line of the text's first occurrence, from 1. */
  lineOf(name: string, text: string): number {
    return readFileSync(join(this.root, name), 'utf8').split(text)[0]?.split('\n').length ?? 0;
  }

  /** Restores the file's text from before the test. */
  restoreFile(name: string): void {
    const text = this.#before.get(name);
    if (text === undefined) throw new Error(`${name} was not edited.`);
    this.#before.delete(name);
    writeFileSync(join(this.root, name), text);
  }

  /** Restores all edited files. @returns whether there were any */
  mendAll(): boolean {
    const names = [...this.#before.keys()];
    for (const name of names) this.restoreFile(name);
    return names.length > 0;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Links the checkout's packages, but the copy's workspaces. */
function linkPackages(root: string): void {
  const [from, to] = [join(checkout, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => !['@paw', '.federation'].includes(one))) {
    symlinkSync(join(from, name), join(to, name));
  }
  cpSync(join(from, '@paw'), join(to, '@paw'), { recursive: true, verbatimSymlinks: true });
}
