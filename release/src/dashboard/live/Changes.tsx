import { useEffect, useRef, useState } from 'react';
import type { EnvironmentState } from '../registryApi.ts';
import { useLive } from './LiveProvider.tsx';

/** Reads out what goes live while the page is open. */
export function Changes() {
  const { environments } = useLive();
  const before = useRef(environments);
  const [text, setText] = useState('');
  useEffect(() => {
    const found = listChanges(before.current, environments);
    before.current = environments;
    if (found.length) setText(found.join(' '));
  }, [environments]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/** `production: cart is now aaaaaaaa.` */
function listChanges(before: readonly EnvironmentState[] = [], now: readonly EnvironmentState[] = []): string[] {
  return now.flatMap(({ env, remotes }) => {
    const old = before.find((one) => one.env === env);
    if (!old) return [];
    return remotes
      .filter(({ remote, live }) => old.remotes.find((one) => one.remote === remote)?.live !== live)
      .map(({ remote, live }) => `${env}: ${remote} is now ${live.slice(0, 8)}.`);
  });
}
