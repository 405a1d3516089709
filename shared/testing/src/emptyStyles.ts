/** jsdom ignores style sheets. */
export const styles = {};
