import { jestProject } from '../shared/src/testing/jestProject.mjs';

export default jestProject('remote-catalog', 'browser');
