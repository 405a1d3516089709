/** The characters that a field accepts: used by the forms, and by the api before it stores anything. */

/** Control characters other than line breaks and tabs, half characters, and marks that change the reading direction. */
const unfit = /[^\P{Cc}\n\t]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** No characters that hide, break or reorder the text around them. Line breaks (`\n`) and tabs are allowed. */
export const isPlainText = (text: string): boolean => !unfit.test(text);

/** The same on one line. */
export const isPlainLine = (text: string): boolean => isPlainText(text) && !/[\n\t]/.test(text);

/** Whether it has a visible character. */
export const isVisible = (text: string): boolean => visible.test(text);

/** The length in Unicode characters; JavaScript counts some of them twice. */
export const lengthOf = (text: string): number => Array.from(text).length;
