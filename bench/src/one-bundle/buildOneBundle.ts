import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appConfig, type AppRules } from '@paw/build/appConfig.ts';
import { componentIds } from '@paw/build/componentIds.ts';
import { compiledEndings } from '@paw/build/compiledEndings.ts';
import { groupFiles, runWebpack } from '@paw/build/runWebpack.ts';
import { tightStyles } from '@paw/build/tightStyles.ts';

/** Where the files are served. */
export const ONE = '/one/';

type Rule = AppRules[number];

export interface OneBundle {
  files: Map<string, Buffer>;
  /** Files that a named chunk needs, such as `page-home`; none for a name that the build does not have. */
  filesOf: (chunk: string) => string[];
}

/**
 * The shell and all remotes as one build without federation: the same sources, settings, packages and split pages. What only
 * federation needs is left out: entries, the share scope, and packages that are kept whole because releases ask for them.
 * @param root a checkout of this repository
 */
export async function buildOneBundle(root: string, remotes: readonly string[], out: string): Promise<OneBundle> {
  const folder = join(root, 'shell');
  const config = appConfig({ name: 'shell', folder, release: 'bench', out, rules: articleRules(root) }, 'browser');
  const source = writeSources(root, remotes, join(out, 'sources'));
  const compilation = await runWebpack({
    ...config,
    entry: { main: join(folder, 'src/client/main.tsx') },
    output: { ...config.output, publicPath: ONE },
    resolve: {
      ...config.resolve,
      alias: Object.assign({ [join(folder, 'src/remotes/remoteSource.ts')]: source }, config.resolve?.alias),
    },
    module: { ...config.module, rules: rulesOf(config.module?.rules as Rule[], root, remotes) },
  });
  const built = join(out, 'browser');
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|woff2)$/.test(name),
  );
  return {
    files: new Map(names.map((name) => [ONE + name, readFileSync(join(built, name))])),
    filesOf: (chunk) => groupFiles(compilation, chunk, ONE).js,
  };
}

/** How remote-content reads its articles: remote-content/build.ts. */
function articleRules(root: string): Rule[] {
  const folder = join(root, 'remote-content');
  const loader = join(folder, 'article-reader/articlesLoader.ts');
  return [
    { test: /\.md$/, include: join(folder, 'articles'), loader },
    { resource: join(folder, 'src/blogs/articleCards.ts'), loader },
  ];
}

/** Components of a remote have the ids that its own build gives them, which the server's HTML has. */
function rulesOf(rules: readonly Rule[], root: string, remotes: readonly string[]): Rule[] {
  const [typescript, ...others] = rules;
  if (!typescript || !String(typescript.loader).includes('ts-loader')) {
    throw new Error('The first rule of a build is no longer that of TypeScript: adapt buildOneBundle.ts.');
  }
  const folders = remotes.map((name) => join(root, `remote-${name}`, 'src'));
  const ofRemotes = remotes.map((name, at) => ({
    ...typescript,
    include: folders[at] ?? '',
    options: {
      ...(typescript.options as object),
      // Loaders with other options need another instance.
      instance: name,
      getCustomTransformers: () => ({
        before: [compiledEndings, componentIds(name, join(root, `remote-${name}`)), tightStyles],
      }),
    },
  }));
  return [{ ...typescript, exclude: folders }, ...ofRemotes, ...others];
}

/** In place of the module that loads a remote's release: it imports all remotes. */
function writeSources(root: string, remotes: readonly string[], folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'remoteSource.js');
  const imports = remotes.map(
    (name) => `import { remote as ${name} } from '${join(root, `remote-${name}`, 'src/remote.tsx')}';`,
  );
  writeFileSync(
    file,
    `${imports.join('\n')}
const remotes = { ${remotes.join(', ')} };
export function remoteSource(name, live, facts) {
  const remote = remotes[name];
  let started;
  return {
    remote: name,
    release: live.release,
    attempt: () => 0,
    fetch: async (key) => {
      const [kind, part] = key.split(':', 2);
      const load = kind === 'page' ? remote.routes.find((route) => route.name === part).page : remote.slots[part];
      started ??= facts.then((known) => remote.start?.(known));
      const [module] = await Promise.all([load(), started]);
      return module;
    },
    moveOn: () => undefined,
  };
}
`,
  );
  return file;
}
