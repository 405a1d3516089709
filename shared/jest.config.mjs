import { jestProject } from './src/testing/jestProject.mjs';

export default jestProject('shared', 'browser');
