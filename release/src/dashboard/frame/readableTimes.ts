import { utc } from './utc.ts';

/** A sentence of the registry's, in which times are as everywhere on the page: `Nov 25, 14:05 UTC`. */
export const readableTimes = (text: string): string =>
  text.replace(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g, (iso) => utc(iso));
