import { jestProject } from '../shared/testing/src/jestProject.mjs';

const project = jestProject('release', 'node');

/** The dashboard is a project of its own: its tests run as a browser. */
export default {
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '<rootDir>/src/dashboard/'],
};
