import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { compiledEndings } from '../../webpack/src/compiledEndings.ts';
import { root } from '../root.mjs';

/** As the build kit reads TypeScript, so a module is the same whether it was compiled here or there. */
const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  sourceMap: true,
  inlineSources: true,
};

const isSource = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/**
 * Writes what a package's `src` compiles to into `out`: JavaScript with its source map, and types; every other file is
 * copied. Tests and what only they need stay behind, and so do the folders of `without`, which a build turns into a page.
 * @throws Error with the compiler's words
 */
export function compilePackage(source, out, { withTesting = false, without = [] } = {}) {
  const isLeft = (path) =>
    /\.test\.[^.]+$/.test(path) ||
    (!withTesting && /(^|\/)testing\//.test(path)) ||
    without.some((folder) => path.startsWith(folder));
  const paths = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(source, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !isLeft(path));
  for (const path of paths) {
    const bytes = readFileSync(join(source, path));
    if (isSource(path)) compileFile(path, bytes.toString(), out);
    else write(join(out, path), bytes);
  }
  writeTypes(source, paths.filter(isSource), out);
}

function compileFile(path, text, out) {
  const name = path.replace(/\.tsx?$/, '.js');
  const { outputText, sourceMapText, diagnostics } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions,
    transformers: { before: [compiledEndings] },
  });
  throwOn(diagnostics);
  write(join(out, name), outputText);
  write(join(out, `${name}.map`), sourceMapText);
}

/** All of a package in one program, because types cross its files. */
function writeTypes(source, paths, out) {
  const options = {
    ...compilerOptions,
    ...ts.convertCompilerOptionsFromJson(readTypeSettings(), root).options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    sourceMap: false,
    inlineSources: false,
    rewriteRelativeImportExtensions: true,
    rootDir: source,
    outDir: out,
  };
  const ambient = readdirSync(source).filter((name) => name.endsWith('.d.ts'));
  const program = ts.createProgram(
    [...paths, ...ambient].map((path) => join(source, path)),
    options,
  );
  const files = new Map(paths.map((path) => [join(source, path).replaceAll('\\', '/'), path]));
  for (const file of program.getSourceFiles().filter(({ fileName }) => files.has(fileName))) {
    throwOn(program.emit(file, (fileName, text) => write(fileName, text), undefined, true).diagnostics);
  }
}

function throwOn(diagnostics) {
  if (diagnostics.length === 0) return;
  const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' };
  throw new Error(ts.formatDiagnostics(diagnostics, host).trim());
}

const readTypeSettings = () => JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
