import { createContext, useContext, useEffect } from 'react';

/** `<environment> <remote>` of changes that a view reports in its own words: {@link Changes} does not read them out again. */
export const ReportedContext = createContext(new Set<string>());

/**
 * A view reports itself what becomes of these remotes.
 * @param isReported from when its change is sent; what others change before that is read out
 */
export function useReported(env: string, remotes: readonly string[], isReported: boolean): void {
  const reported = useContext(ReportedContext);
  const names = isReported ? remotes.map((remote) => `${env} ${remote}`).join('\n') : '';
  useEffect(() => {
    const own = names.split('\n');
    for (const name of own) reported.add(name);
    return () => {
      for (const name of own) reported.delete(name);
    };
  }, [reported, names]);
}
