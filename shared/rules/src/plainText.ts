/** What people may write in a field: read by the forms, and by the api before it stores anything. */

/** Control characters other than line ends and tabs, halves of characters, and marks that change the reading direction. */
const unfit = /[^\P{Cc}\n\t]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Nothing that hides, breaks or reorders the text around it. Line ends (`\n`) and tabs are allowed. */
export const isPlainText = (text: string): boolean => !unfit.test(text);

/** The same on one line. */
export const isPlainLine = (text: string): boolean => isPlainText(text) && !/[\n\t]/.test(text);

/** Whether there is anything to see. */
export const isVisible = (text: string): boolean => visible.test(text);

/** In characters of Unicode, some of which JavaScript counts twice. */
export const lengthOf = (text: string): number => Array.from(text).length;
