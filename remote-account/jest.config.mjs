import { jestProject } from '@paw/testing/jestProject.mjs';

export default jestProject('remote-account', 'browser');
