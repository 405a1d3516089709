/** The used part of react-slick 0.31, which has no types of its own. */
declare module 'react-slick' {
  import type { Component, ReactNode } from 'react';

  interface Settings {
    /** Arrow keys on a slide. */
    accessibility?: boolean;
    arrows?: boolean;
    /** Whether it plays after mounting. Later, `slickPlay` and `slickPause` control it. */
    autoplay?: boolean;
    /** ms; the library adds 50. */
    autoplaySpeed?: number;
    children?: ReactNode;
    infinite?: boolean;
    initialSlide?: number;
    pauseOnHover?: boolean;
    /** The number of visible slides, an integer. Their width comes from the style sheet (`variableWidth`). */
    slidesToShow?: number;
    /** ms */
    speed?: number;
    /** Whether a swipe moves as many slides as it passes. */
    swipeToSlide?: boolean;
    /** A divisor: the least swipe is the list's width divided by it. */
    touchThreshold?: number;
    variableWidth?: boolean;
    /** Called before a movement with the first visible slide before and after it. */
    beforeChange?: (from: number, to: number) => void;
    /** Called after each render. */
    onReInit?: () => void;
  }

  export default class Slick extends Component<Settings> {
    slickGoTo(index: number, isAtOnce?: boolean): void;
    slickPlay(): void;
    slickPause(): void;
  }
}
