/**
 * What a page has of react-toastify before there is anything to say: shared under the package's own name. The library
 * is a chunk of the shell's, fetched when the shopper first does something; until it is there, what shall be said waits
 * here. A shared package that is itself fetched late would not do: when its file fails once, the share scope keeps an
 * empty module for good. What is exported belongs to the contract's number.
 */
import type { Id, ToastContent, toast as Library, ToastOptions } from 'react-toastify/unstyled';

type Toast = Pick<typeof Library, 'success' | 'error' | 'warn' | 'info'> & { dismiss: (id?: Id) => void };

let library: Toast | undefined;
const waiting = new Map<string, (library: Toast) => void>();
let count = 0;

function sayer(kind: 'success' | 'error' | 'warn' | 'info') {
  return <Data = unknown>(content: ToastContent<Data>, options: ToastOptions<Data> = {}) => {
    if (library) return library[kind](content, options);
    const toastId = String(options.toastId ?? `waiting-${++count}`);
    waiting.set(toastId, (there) => void there[kind](content, { ...options, toastId }));
    return toastId;
  };
}

/** As the library's own `toast`. */
export const toast: Toast = {
  success: sayer('success'),
  error: sayer('error'),
  warn: sayer('warn'),
  info: sayer('info'),
  dismiss: (id?: Id) => {
    if (library) return library.dismiss(id);
    if (id === undefined) waiting.clear();
    else waiting.delete(String(id));
  },
};

/** The library is there: what waited is said in its order, and from now on all goes to it. For the shell's container. */
export function connectToasts(there: Toast): void {
  library = there;
  for (const say of waiting.values()) say(there);
  waiting.clear();
}
