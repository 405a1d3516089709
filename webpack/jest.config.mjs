import { jestProject } from '../shared/testing/src/jestProject.mjs';

const project = jestProject('webpack', 'node');

/** The template of a remote is a project of its own: its tests run as a browser. */
export default { ...project, roots: ['<rootDir>/src'] };
