/** What is used of react-slick 0.31, which brings no types. */
declare module 'react-slick' {
  import type { Component, ReactNode } from 'react';

  interface Settings {
    /** Arrow keys on a slide. */
    accessibility?: boolean;
    arrows?: boolean;
    /** Whether it plays once it is there. `slickPlay` and `slickPause` do so later. */
    autoplay?: boolean;
    /** ms; the library adds 50. */
    autoplaySpeed?: number;
    children?: ReactNode;
    infinite?: boolean;
    initialSlide?: number;
    pauseOnHover?: boolean;
    /** An integer: the slides that count as seen. Their width comes from the style sheet (`variableWidth`). */
    slidesToShow?: number;
    /** ms */
    speed?: number;
    /** A swipe moves as many slides as it passed. */
    swipeToSlide?: boolean;
    /** A divisor: the least swipe is the list's width divided by it. */
    touchThreshold?: number;
    variableWidth?: boolean;
    /** Before a movement, with the slides that come first before and after it. */
    beforeChange?: (from: number, to: number) => void;
    /** After each rendering. */
    onReInit?: () => void;
  }

  export default class Slick extends Component<Settings> {
    slickGoTo(index: number, isAtOnce?: boolean): void;
    slickPlay(): void;
    slickPause(): void;
  }
}
