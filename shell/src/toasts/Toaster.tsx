import 'react-toastify/ReactToastify.css';
import './toaster.css';
import type { FocusEvent } from 'react';
import { connectToasts } from '@paw/ui/toasts.ts';
import { toast, ToastContainer } from '#react-toastify';

connectToasts(toast);

/** SPEC 9: ms. The time is a style's: `toaster.css` keeps it under reduced motion. */
const AUTO_CLOSE = 5000;

/** Toasts wait while a pointer is on them, while the focus is in them, and while the window is not looked at. */
export function Toaster() {
  return (
    <div onFocus={hold} onBlur={release} onMouseOut={hold}>
      <ToastContainer
        autoClose={AUTO_CLOSE}
        hideProgressBar
        pauseOnHover
        pauseOnFocusLoss
        position="bottom-center"
        newestOnTop
      />
    </div>
  );
}

/** The library waits for the pointer alone, and goes on when it leaves: after that, what has the focus waits again. */
function hold(): void {
  queueMicrotask(() => {
    const id = idOf(document.activeElement);
    if (id) toast.pause({ id });
  });
}

function release({ target, relatedTarget }: FocusEvent): void {
  const id = idOf(target);
  if (id && idOf(relatedTarget) !== id) toast.play({ id });
}

function idOf(element: EventTarget | null): string | undefined {
  return element instanceof Element ? element.closest('.Toastify__toast')?.id : undefined;
}
