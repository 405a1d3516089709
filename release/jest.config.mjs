import { jestProject } from '../shared/testing/src/jestProject.mjs';

export default jestProject('release', 'node');
