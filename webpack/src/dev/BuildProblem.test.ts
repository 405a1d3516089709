import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { type BuildProblem, describeProblem, listProblems, once } from './BuildProblem.ts';

const root = mkdtempSync(join(tmpdir(), 'paw-problems-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What a real build finds in these sources; `main.ts` is its entry. */
function problemsOf(sources: Record<string, string>): Promise<BuildProblem[]> {
  mkdirSync(join(root, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(root, 'src', name), text);
  const configFile = join(__dirname, '../../tsconfig.loader.json');
  const options = { transpileOnly: true, configFile, compilerOptions: { sourceMap: true } };
  const compiler = webpack({
    mode: 'development',
    devtool: 'source-map',
    context: root,
    entry: join(root, 'src/main.ts'),
    output: { path: join(root, 'dist') },
    resolveLoader: { modules: [join(__dirname, '../../../node_modules')] },
    module: { rules: [{ test: /\.ts$/, loader: 'ts-loader', options, parser: { exportsPresence: 'error' } }] },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(listProblems(stats.compilation, root)) : reject(error)));
  });
}

test('a file that cannot be parsed is reported with the source line, and errors that follow from it are not', async () => {
  const problems = await problemsOf({ 'main.ts': 'interface A {\n  b: string;\n}\nexport const x: A = {;\n' });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toContain('src/main.ts:4');
  expect(problems.every(({ text }) => /^TS\d+: /.test(text))).toBe(true);
});

test('an import of a missing export is reported with the line of the source, not of the compiled file', async () => {
  const problems = await problemsOf({
    'main.ts':
      "interface A {\n  b: string;\n}\nimport { nothing } from './other.ts';\nexport const x: A = { b: nothing };\n",
    'other.ts': 'export const other = 1;\n',
  });
  expect(problems).toEqual([{ file: 'src/main.ts', line: 5, text: expect.stringContaining("'nothing'") }]);
});

test('a missing file is one readable problem', async () => {
  const [problem, ...more] = await problemsOf({ 'main.ts': "import './missing.ts';\n" });
  expect(more).toEqual([]);
  expect(problem && describeProblem(problem)).toMatch(/^src\/main\.ts:1: Module not found: .*'\.\/missing\.ts'/);
});

test('a loader’s problem in another file keeps its position', async () => {
  const place = { file: 'articles/a.md', line: 7, text: 'there is no pet "dragon"' };
  const code = `module.exports = function (source) {
    this.emitError(Object.assign(new Error('of an article'), { place: ${JSON.stringify(place)} }));
    return source;
  };`;
  writeFileSync(join(root, 'telling.cjs'), code);
  const sources = {
    'main.ts': `import ${JSON.stringify(`${join(root, 'telling.cjs')}!./other.ts`)};\n`,
    'other.ts': '',
  };
  expect(await problemsOf(sources)).toEqual([place]);
});

test('a problem of both builds is reported once', () => {
  const problem = { file: 'src/a.ts', line: 1, text: 'no' };
  expect(once([problem, { ...problem }, { ...problem, line: 2 }])).toHaveLength(2);
});
