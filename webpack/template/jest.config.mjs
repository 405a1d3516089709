import { jestProject } from '@paw/testing/jestProject.mjs';

export default jestProject('remote-new-club', 'browser');
