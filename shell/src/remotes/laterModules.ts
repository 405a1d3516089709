/**
 * `stateModules.ts` for browsers: nothing calls these, but the share scope offers each as a file of its own, which a page loads
 * when a remote's code asks for it.
 */
void [() => import('redux'), () => import('@paw/ui/reduxToolkit.ts'), () => import('react-redux')];
