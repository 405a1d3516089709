/**
 * Comes first in every watched build. The shell's page follows the builds (`shell/src/client/dev`) and
 * says what happened; each build then brings itself up to date, for each has its own modules and its own families of
 * components.
 */
import './quietHot.ts';
import 'webpack/hot/dev-server';
import { performReactRefresh } from 'react-refresh/runtime';
import emitter from 'webpack/hot/emitter';

declare const __APP__: string;

/** `detail`: app → hash of its newest good build. A build that is not the newest fetches what changed. */
addEventListener('dev:built', (event) => {
  const hash = (event as CustomEvent<Record<string, string>>).detail[__APP__];
  if (hash) emitter.emit('webpackHotUpdate', hash);
});

/** Changed parts were asked for again: their components take the place of the ones on screen. */
addEventListener('dev:refresh', () => void performReactRefresh());

// A remote that comes later may have been rebuilt since the page was sent.
dispatchEvent(new Event('dev:here'));
