/**
 * The one jest setup. A workspace's `jest.config.mjs` is one line: `export default jestProject('catalog', 'browser')`.
 * Tests use the real shared packages, so a workspace's tests run alone.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file beside this one, compiled where the package is installed. */
function beside(name) {
  const source = join(import.meta.dirname, `${name}.ts`);
  return existsSync(source) ? source : source.replace(/ts$/, 'js');
}

/** @param {string} name shown beside each result. @param {'browser' | 'node'} side where the code under test runs. */
export function jestProject(name, side) {
  return {
    displayName: name,
    testEnvironment: side === 'browser' ? 'jest-fixed-jsdom' : 'node',
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    transform: {
      '^.+\\.(t|j|mj|cj)sx?$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2023',
          },
        },
      ],
    },
    transformIgnorePatterns: [
      '/node_modules/(?!(@paw|openapi-fetch|openid-client|oauth4webapi|jose|cookie|lucide-react|@fontsource-variable)/)',
    ],
    moduleNameMapper: { '\\.css$': beside('emptyStyles') },
    setupFilesAfterEnv: [beside(side === 'browser' ? 'browserSetup' : 'nodeSetup')],
  };
}
