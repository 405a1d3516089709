/** What a tab hears of the releases that it runs, each as `catalog@0123456789abcdef`. */
export interface TabNews {
  /** Taken back: the next page comes whole from the server. */
  left: string[];
  /** Of these, recalled: the page is loaded again at once. */
  recalled: string[];
}

/** Names the releases of a tab in `/events` and `/set`. */
export const ON = 'on';
