/** The status of the releases that a tab runs, each as `catalog@0123456789abcdef`. */
export interface TabNews {
  /** Rolled back: the next page is loaded from the server. */
  left: string[];
  /** Those of `left` that were recalled: the tab reloads at once. */
  recalled: string[];
  /** One of the releases is a canary: the page reports names that the contract does not declare. */
  watched?: true;
}

/** Query parameter of `/events` and `/set` with the releases of a tab. */
export const RELEASES_PARAMETER = 'on';
