/** The tests of one area, for Stryker. It runs in Stryker's copy of the repository, whose root is three folders up. */
import { dirname, join } from 'node:path';
import { jestProject } from '../../../shared/testing/src/jestProject.mjs';
import { areas } from './areas.ts';

const area = areas.find(({ name }) => name === process.env.PAW_MUTANTS);
if (!area) throw new Error(`PAW_MUTANTS names no area: ${areas.map(({ name }) => name).join(', ')}.`);
const project = jestProject(area.name, area.side);

export default {
  ...project,
  rootDir: join(import.meta.dirname, '../../..'),
  // Every mutant is a run of its own, and every run looks through these folders.
  roots: [...new Set(area.tests.map((path) => `<rootDir>/${dirname(path)}`))],
  testMatch: area.tests.map((path) => `<rootDir>/${path}`),
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, join(import.meta.dirname, 'briefProperties.ts')],
  moduleNameMapper: {
    ...project.moduleNameMapper,
    // node_modules is a link to the original, whose files have no mutants.
    '^@paw/(contract|rules|api-client|ui|node|testing)/(.*)$': '<rootDir>/shared/$1/src/$2',
  },
};
