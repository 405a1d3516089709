import { failOnConsoleError } from './failOnConsoleError.ts';
import { PATIENCE } from './patience.ts';

jest.setTimeout(PATIENCE);
failOnConsoleError();
