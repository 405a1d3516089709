import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../shop/Place.ts';
import type { Area } from './areas.ts';

/** A mutant that no test noticed: where it is, and what the code says there instead. */
interface Survivor {
  file: string;
  line: number;
  column: number;
  replacement: string;
}

export interface AreaScore {
  /** Mutants that count: all but those that could not be run at all. */
  mutants: number;
  /** Those that a test noticed, by failing or by never ending. */
  noticed: number;
  survivors: Survivor[];
}

/** The parts of Stryker's JSON report that are read here. */
interface Report {
  files: Record<string, { mutants: Mutant[] }>;
}
interface Mutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError' | 'Ignored';
  replacement: string;
  location: { start: { line: number; column: number } };
}

/** Of the repository only what the tests of an area import is copied; node_modules is linked. */
const copied = [
  '**',
  '!*.json',
  '!{api,release,remote-cart,shared/*,shell}/package.json',
  '!{api,release,remote-cart,shared/*,shell}/src/**',
  '!bench/src/mutants/**',
];
/** A test that never ends is one that a mutant stopped. A busy machine needs a while for those that do. ms */
const PATIENCE = 30_000;
const config = 'bench/src/mutants/jest.config.mjs';

/**
 * Lets Stryker change the code of an area in every way it knows, one at a time, in a copy of the repository, and runs the
 * tests that cover the change. Changes of what runs only once, when a file is loaded, count too: tables and limits are
 * such code.
 * @param files only these, as Stryker reads them: `path`, or `path:first-last` for some lines
 * @throws with what Stryker printed when it could not run
 */
export async function scoreArea(place: Place, area: Area, files: readonly string[] = area.files): Promise<AreaScore> {
  const folder = join(place.temporary, `mutants-${area.name}`);
  const [settings, report] = [`${folder}.settings.json`, `${folder}.report.json`];
  const options = {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: config, enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    mutate: files,
    ignorePatterns: copied,
    buildCommand: 'node bench/src/mutants/dropDocblocks.mjs',
    // @swc/jest leaves types out without looking at them.
    disableTypeChecks: false,
    concurrency: 2,
    timeoutMS: PATIENCE,
    tempDirName: folder,
    cleanTempDir: 'always',
    reporters: ['json'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  };
  writeFileSync(settings, JSON.stringify(options));
  const stryker = join(place.folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  await place.run(process.execPath, [stryker, 'run', settings], { PAW_MUTANTS: area.name });
  return readReport(JSON.parse(readFileSync(report, 'utf8')) as Report);
}

function readReport({ files }: Report): AreaScore {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const survivors = survived.map(({ file, replacement, location: { start } }) => ({ file, replacement, ...start }));
  return { mutants: noticed.length + survived.length, noticed: noticed.length, survivors };
}
