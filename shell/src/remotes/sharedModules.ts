/**
 * The packages that a page shares and that the shell runs with. The browser build must import each, because the share scope
 * offers only what the shell's own graph contains; the renderer passes the same modules to the remotes' node builds.
 */
import * as router from '@paw/ui/router.ts';
import * as toasts from '@paw/ui/toasts.ts';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';

export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@paw/shared/router.ts': router,
  'styled-components': styledComponents,
  'react-toastify/unstyled': toasts,
};
