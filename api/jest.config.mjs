import { jestProject } from '@paw/testing/jestProject.mjs';

export default {
  ...jestProject('api', 'node'),
  globalSetup: '<rootDir>/src/testing/openRoom.ts',
  globalTeardown: '<rootDir>/src/testing/closeRoom.ts',
};
