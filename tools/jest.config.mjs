import { jestProject } from '../shared/testing/src/jestProject.mjs';

export default {
  ...jestProject('tools', 'node'),
  testMatch: ['**/*.test.mjs'],
  transformIgnorePatterns: ['/node_modules/(?!(textlint-rule-terminology|strip-json-comments)/)'],
};
