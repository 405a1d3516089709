/** What a page loads to put a list that slides in the place of a row. */
export { LiveSlider } from './LiveSlider.tsx';
export { firstSeen, untilFree } from './rowPlace.ts';
