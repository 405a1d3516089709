import type { HurtError } from '../registryApi.ts';

/** What a kind of failure means, after the name of a route. */
export const failureWords: Record<HurtError['kind'], string> = {
  chunk: 'code or style did not load',
  throw: 'a region threw an error',
  hydration: 'React replaced the server’s HTML',
  script: 'an error outside of regions',
  api: 'no answer from the api',
  unanswered: 'an event got no answer',
  render: 'a region failed on the server',
};

/** `31 %`, `0.2 %`, `less than 0.01 %`, `0 %` */
export function percent(part: number, whole: number): string {
  const share = whole ? (part / whole) * 100 : 0;
  if (share > 0 && share < 0.01) return 'less than 0.01 %';
  return `${share >= 10 || share === 0 ? Math.round(share) : share.toFixed(share >= 0.1 ? 1 : 2)} %`;
}
