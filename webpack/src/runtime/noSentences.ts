/**
 * In the place of the sentences of Module Federation's errors. What the console says names the code and the page that
 * explains it, and the shop reads the code alone. It is a third of a KB of every page.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
