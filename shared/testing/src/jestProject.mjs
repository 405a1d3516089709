/**
 * The one jest set-up. A workspace's `jest.config.mjs` is a line: `export default jestProject('catalog', 'browser')`.
 * Tests run with the real packages that a page shares, so a workspace runs alone.
 */
import { join } from 'node:path';

const here = import.meta.dirname;

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
      '/node_modules/(?!(openapi-fetch|openid-client|oauth4webapi|jose|cookie|lucide-react|@fontsource-variable)/)',
    ],
    moduleNameMapper: { '\\.css$': join(here, 'emptyStyles.ts') },
    setupFilesAfterEnv: [join(here, side === 'browser' ? 'browserSetup.ts' : 'nodeSetup.ts')],
  };
}
