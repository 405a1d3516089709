import '@testing-library/jest-dom';
import { publishSite } from '../contract/site.ts';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { testSite } from './testSite.ts';

failOnConsoleError();
publishSite(testSite);
afterEach(() => {
  globalThis.localStorage?.clear();
});
