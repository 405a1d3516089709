/**
 * Replaces the descriptions in Module Federation's errors. The console message still has the code, the arguments, and a link to
 * the page that explains it; the shop reads only the code. This saves a third of a KB on every page.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
