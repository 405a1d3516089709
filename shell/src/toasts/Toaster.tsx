import 'react-toastify/ReactToastify.css';
import './toaster.css';
import { type FocusEvent, useEffect } from 'react';
import { connectToasts } from '@paw/shared/toasts.ts';
import { type Id, toast, ToastContainer } from '#react-toastify';

connectToasts(toast);

/** SPEC 9: ms. The time is a style's: `toaster.css` keeps it under reduced motion. */
const AUTO_CLOSE = 5000;

/** Toasts wait while a pointer is on them, while the focus is in them, and while the window is not looked at. */
export function Toaster() {
  useEffect(dropOldFailures, []);
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

/** What failed has worked by now: a success takes the place of the failures before it. */
function dropOldFailures(): () => void {
  const failures = new Set<Id>();
  return toast.onChange(({ id, status, type }) => {
    if (status === 'removed') failures.delete(id);
    else if (type === 'error' || type === 'warning') failures.add(id);
    else if (status === 'added' && type === 'success') for (const failure of failures) toast.dismiss(failure);
  });
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
