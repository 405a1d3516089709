import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The current sources of a checkout, committed or not, and everything installed, in another folder. */
export function copyCheckout(from: string, to: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', list, { cwd: from, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  // A file that is deleted and not committed is listed too.
  for (const path of paths.filter((path) => path && existsSync(join(from, path)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
  linkInstalled(from, to);
}

/** Everything that is installed in a checkout, for sources of it in another folder. */
export function linkInstalled(from: string, to: string): void {
  const folders = ['.', ...readdirSync(to)].map((name) => join(name, 'node_modules'));
  for (const folder of folders.filter((name) => existsSync(join(from, name)))) {
    linkFolder(join(from, folder), join(to, folder));
  }
}

/** Hard links where the disk allows it, for they take no time; links to workspaces stay relative: they lead into the copy. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  // Other processes write there meanwhile.
  const names = readdirSync(from).filter((name) => name !== '.cache');
  try {
    execFileSync('cp', ['-al', ...names.map((name) => join(from, name)), to], { stdio: 'ignore' });
  } catch {
    for (const name of names) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}
