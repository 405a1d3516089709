/** Control characters, and those that turn the direction of text: a terminal obeys them, and a line could hide what it says. */
const UNSAFE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** Whether a text shows on a terminal and in a log as what it is. */
export const isPlainText = (text: string) => text.search(UNSAFE) === -1;

/** A text as one line that a terminal shows and does not obey: `\x1b` is shown as these four characters. */
export const plainLine = (text: string) =>
  text.replace(UNSAFE, (found) => {
    const code = found.charCodeAt(0);
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });

/** The same for a text of several lines. */
export const plainText = (text: string) => text.split('\n').map(plainLine).join('\n');
