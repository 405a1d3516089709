import { laterChunk } from '@paw/ui/laterChunk.ts';

export type LiveModule = typeof import('./live.ts');

/** The list that slides, with the library and its style sheet: a chunk of the app that shows a slider. */
export const loadLiveSlider = laterChunk<LiveModule>(
  'slider',
  () => import(/* webpackChunkName: "slider" */ './live.ts'),
);
