import { publishSite } from '@paw/contract/site.ts';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { PATIENCE } from './patience.ts';
import { testSite } from './testSite.ts';

jest.setTimeout(PATIENCE);
failOnConsoleError();
// A file for Node has no page, and React and Testing Library take longer to load than most such tests take.
if (typeof document !== 'undefined') require('./pageSetup');
publishSite(testSite);
afterEach(() => {
  globalThis.localStorage?.clear();
});
