import { jestProject } from '../shared/testing/src/jestProject.mjs';

const project = jestProject('release', 'node');

/**
 * The dashboard is a project of its own: its tests run as a browser. Not in `testPathIgnorePatterns`, which the command line
 * may replace.
 */
export default { ...project, testMatch: [...project.testMatch, '!**/src/dashboard/**'] };
