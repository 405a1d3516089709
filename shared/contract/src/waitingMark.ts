/**
 * Attribute of an element that is a page's only content until its code runs: `<div {...waitingMark}>`. When the
 * server's HTML of a region has one and the region's code does not load, the shell replaces it with its panel with "Try
 * again".
 */
export const waitingMark = { 'data-waiting': '' };
