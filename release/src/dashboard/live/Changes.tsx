import { useContext, useEffect, useRef, useState } from 'react';
import type { EnvironmentState } from '../registryApi.ts';
import { useLive } from './LiveProvider.tsx';
import { ReportedContext } from './useReported.ts';

/** Reads out what goes live while the page is open, unless the view does. */
export function Changes() {
  const { environments } = useLive();
  const reported = useContext(ReportedContext);
  const before = useRef(environments);
  const [text, setText] = useState('');
  useEffect(() => {
    const found = listChanges(before.current, environments, reported);
    before.current = environments;
    if (found.length) setText(found.join(' '));
  }, [environments, reported]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/** `production: cart is now aaaaaaaa.` */
function listChanges(
  before: readonly EnvironmentState[] = [],
  now: readonly EnvironmentState[] = [],
  reported: ReadonlySet<string>,
): string[] {
  return now.flatMap(({ env, remotes }) => {
    const old = before.find((one) => one.env === env);
    if (!old) return [];
    return remotes
      .filter(({ remote }) => !reported.has(`${env} ${remote}`))
      .filter(({ remote, live }) => old.remotes.find((one) => one.remote === remote)?.live !== live)
      .map(({ remote, live }) => `${env}: ${remote} is now ${live.slice(0, 8)}.`);
  });
}
