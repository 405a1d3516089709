import { jestProject } from '@paw/testing/jestProject.mjs';

export default jestProject('dashboard', 'browser');
