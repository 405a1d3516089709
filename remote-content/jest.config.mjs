import { jestProject } from '../shared/testing/src/jestProject.mjs';

const project = jestProject('remote-content', 'browser');

export default {
  ...project,
  transform: {
    '/articleCards\\.ts$|/articles/[^/]*\\.md$': '<rootDir>/article-reader/jestArticles.mjs',
    ...project.transform,
  },
};
