import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { publishSite } from '@paw/contract/site.ts';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { PATIENCE } from './patience.ts';
import { testSite } from './testSite.ts';

jest.setTimeout(PATIENCE);
failOnConsoleError();
// Asynchronous content may be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
publishSite(testSite);
afterEach(() => {
  globalThis.localStorage?.clear();
});
