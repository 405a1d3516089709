import { useEffect, useState } from 'react';
import { type OpenTabs, read, registry } from '../registryApi.ts';

/** ms */
const PACE = 3_000;

/** The open tabs of an environment, asked again and again. Undefined until the first answer. */
export function useTabs(env: string): readonly OpenTabs[] | undefined {
  const [tabs, setTabs] = useState<readonly OpenTabs[]>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const ask = async () => {
      // An answer that fails leaves the last one: the line above says that the registry is gone.
      const found = await read(registry.GET('/v1/environments/{env}/tabs', { params: { path: { env } } })).catch(
        () => undefined,
      );
      if (!isCurrent) return;
      if (found) setTabs(found.tabs);
      timer = setTimeout(() => void ask(), PACE);
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [env]);
  return tabs;
}

/** Visible tabs that run one of these releases. */
export function countTabs(tabs: readonly OpenTabs[], releases: readonly { remote: string; from?: string }[]): number {
  const isOn = (one: OpenTabs) => releases.some(({ remote, from }) => one.remote === remote && one.release === from);
  return Math.max(0, ...tabs.filter(isOn).map(({ inView }) => inView));
}
