/** What the shell and every remote tell the federation plugin alike. */
export const federationDefaults = {
  shareStrategy: 'loaded-first' as const,
  dts: false,
  dev: false,
  manifest: false,
  virtualRuntimeEntry: true,
};
