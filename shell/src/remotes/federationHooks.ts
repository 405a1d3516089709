import { registerPlugins } from '@module-federation/enhanced/runtime';

/**
 * The runtime's own script for a remote's entry has a time limit of 20 s, not the specification's. Like every other
 * script of the page it carries no `crossorigin`: webpack leaves it out for the page's own origin, and a preload in
 * another mode would be fetched a second time.
 */
export function installFederationHooks(timeout: number): void {
  registerPlugins([
    {
      name: 'entry-scripts',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        return { script, timeout };
      },
    },
  ]);
}
