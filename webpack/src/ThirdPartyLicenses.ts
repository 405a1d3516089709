import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';

const FILE = 'THIRD-PARTY-LICENSES.txt';

/**
 * Writes the licenses of all packages in a build into one file beside it: minified files hold no comments. Sorted, so
 * the same packages give the same bytes.
 */
export class ThirdPartyLicenses {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ThirdPartyLicenses', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ThirdPartyLicenses', stage }, () => {
        const folders = new Set([...compilation.modules].flatMap(foldersOf));
        if (folders.size) compilation.emitAsset(FILE, new webpack.sources.RawSource(listLicenses([...folders])));
      });
    });
  }
}

/** Of the packages that a module comes from: several when it was joined of others. */
function foldersOf(module: Module): string[] {
  const { modules = [], resource } = module as { modules?: Module[]; resource?: string };
  const folder = /^.*[/\\]node_modules[/\\](?!@paw[/\\])(?:@[^/\\]+[/\\])?[^/\\]+/.exec(resource ?? '')?.[0];
  return [...(folder ? [folder] : []), ...modules.flatMap(foldersOf)];
}

/** @param folders of packages. @throws Error when a package does not say under which license it comes */
export function listLicenses(folders: readonly string[]): string {
  const texts = folders.flatMap((folder) => describePackage(folder) ?? []);
  return `${[...new Set(texts)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Undefined for what is no package of its own, such as the federation plugin's written entries. */
function describePackage(folder: string): string | undefined {
  const { name, version, license } = readPackage(folder);
  if (!name || !version) return undefined;
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|$)/i.test(each));
  if (!file && !license)
    throw new Error(`${name} in ${dirname(folder)} names no license: look it up before it is sent.`);
  const text = file ? readFileSync(join(folder, file), 'utf8').trim().replaceAll('\r\n', '\n') : '';
  return [`${name} ${version}`, license && `License: ${license}`, text].filter(Boolean).join('\n\n');
}

function readPackage(folder: string): { name?: string; version?: string; license?: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
}
