import 'react-toastify/ReactToastify.css';
import './toaster.css';
import { ToastContainer } from 'react-toastify/unstyled';

/** SPEC 9: toasts close after 5000 ms; they wait while a pointer or the focus is on them. */
export function Toaster() {
  return <ToastContainer autoClose={5000} pauseOnHover pauseOnFocusLoss position="bottom-center" newestOnTop />;
}
