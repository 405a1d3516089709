import { jestProject } from '@paw/testing/jestProject.mjs';

const project = jestProject('shell', 'browser');

export default {
  ...project,
  moduleNameMapper: {
    ...project.moduleNameMapper,
    // Single files of the package are ES modules, beside the same as CommonJS, which jest needs.
    '^(@module-federation/webpack-bundler-runtime/dist/.+)\\.js$': '$1.cjs',
  },
};
