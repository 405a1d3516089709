import { jestProject } from '../shared/src/testing/jestProject.mjs';

export default jestProject('bench', 'node');
