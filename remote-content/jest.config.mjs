import { jestProject } from '@paw/testing/jestProject.mjs';

const project = jestProject('remote-content', 'browser');

export default {
  ...project,
  transform: {
    '/articleCards\\.ts$|/articles/[^/]*\\.md$': '<rootDir>/article-reader/jestArticles.mjs',
    ...project.transform,
  },
};
