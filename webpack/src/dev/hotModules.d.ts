/** What these packages export and do not describe. */
declare module 'react-refresh/runtime' {
  export function performReactRefresh(): unknown;
}
declare module 'webpack/hot/emitter' {
  const emitter: { emit: (event: 'webpackHotUpdate', hash: string) => void };
  export = emitter;
}
declare module 'webpack/hot/log' {
  export function setLogLevel(level: 'info' | 'warning' | 'error'): void;
}
