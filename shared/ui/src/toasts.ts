/**
 * A queue in front of react-toastify, shared under the package's own name. The library is a chunk of the shell, fetched on the
 * shopper's first action; until it has loaded, toasts wait here. Sharing the package itself as a late chunk would not work:
 * after one failed request the share scope keeps an empty module. The exports belong to the contract's number.
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

/** Has the interface of the library's `toast`. */
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

/** Called by the shell's container once the library has loaded: shows the waiting toasts in order, and forwards later ones. */
export function connectToasts(there: Toast): void {
  library = there;
  for (const say of waiting.values()) say(there);
  waiting.clear();
}
