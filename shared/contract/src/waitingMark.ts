/**
 * Attribute of an element that is all a page shows until its code runs: `<div {...waitingMark}>`. When the server's HTML
 * of a region has one and the region's code does not load, the shell shows its panel with "Try again" in place of it.
 */
export const waitingMark = { 'data-waiting': '' };
