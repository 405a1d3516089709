import { jestProject } from './testing/src/jestProject.mjs';

export default jestProject('shared', 'browser');
