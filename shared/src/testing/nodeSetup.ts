import { failOnConsoleError } from './failOnConsoleError.ts';

failOnConsoleError();
