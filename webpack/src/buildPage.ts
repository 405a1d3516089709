import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Configuration } from 'webpack';
import { appConfig } from './appConfig.ts';
import { KIT, noteInputs, PAGE_MANIFEST } from './buildInputs.ts';
import { precompress } from './releaseFiles.ts';
import { groupFiles, runWebpack } from './runWebpack.ts';

interface Page {
  name: string;
  /** Its workspace. */
  folder: string;
  /** Relative to the workspace. */
  entry: string;
  /** Relative to the workspace. */
  icon: string;
  /** Where the finished build goes. */
  place: string;
}

/**
 * Builds a page that is no part of the shop: no federation and no release, so the hash of its content is in the name of
 * each file.
 */
export async function buildPage({ name, folder, entry, icon, place }: Page): Promise<void> {
  const out = join(folder, 'dist', `.building-${process.pid}`);
  const startedAt = Date.now();
  const iconFile = join(folder, icon);
  try {
    console.log(`${name}: building the page`);
    const compilation = await runWebpack(pageConfig({ name, folder, entry, out }));
    const { js, css } = groupFiles(compilation, 'main', '');
    const iconName = basename(iconFile).replace(/(\.\w+)$/, `.${digest('sha256', iconFile, 'hex').slice(0, 12)}$1`);
    copyFileSync(iconFile, join(out, iconName));
    const describe = (path: string) => ({ path, integrity: `sha384-${digest('sha384', join(out, path), 'base64')}` });
    const manifest = { scripts: js.map(describe), styles: css.map(describe), icon: iconName };
    precompress(out);
    writeFileSync(join(out, PAGE_MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`);
    rmSync(place, { recursive: true, force: true });
    renameSync(out, place);
    noteInputs(folder, place, KIT, { compilations: [compilation], files: [iconFile] }, startedAt);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function pageConfig({ name, folder, entry, out }: Pick<Page, 'name' | 'folder' | 'entry'> & { out: string }) {
  const config = appConfig({ name, folder, release: 'page', isHashed: true }, 'browser');
  return {
    ...config,
    entry: { main: join(folder, entry) },
    output: { ...config.output, path: out, publicPath: '/assets/' },
  } satisfies Configuration;
}

const digest = (kind: 'sha256' | 'sha384', path: string, encoding: 'hex' | 'base64') =>
  createHash(kind).update(readFileSync(path)).digest(encoding);
