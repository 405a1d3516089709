import 'react-toastify/ReactToastify.css';
import './toaster.css';
import type { FocusEvent } from 'react';
import { connectToasts } from '@paw/ui/toasts.ts';
import { toast, ToastContainer } from '#react-toastify';

connectToasts(toast);

/** SPEC 9: ms. It is an animation's duration, which `toaster.css` keeps under reduced motion. */
const AUTO_CLOSE = 5000;

/** Toasts stay while a pointer is on them, the focus is in them, or the window has no focus. */
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

/** The library pauses only for the pointer and resumes when it leaves: pause again for the focus. */
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
