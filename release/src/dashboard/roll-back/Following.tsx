import { ShellList } from '../environment/ShellList.tsx';
import { ShellSummary } from '../overview/ShellSummary.tsx';
import type { EnvironmentState } from '../registryApi.ts';
import type { Move } from './Plan.ts';
import { countTabs, useTabs } from './useTabs.ts';

/** Shells and tabs that follow, until all do. */
export function Following({ environment, moves }: { environment: EnvironmentState; moves: readonly Move[] }) {
  const tabs = useTabs(environment.env);
  const left = tabs && countTabs(tabs, moves);
  return (
    <>
      <p role="status" className="following">
        <ShellSummary environment={environment} />
        {left !== undefined && (
          <span>
            {left === 0
              ? 'No visible tab runs what was left.'
              : `${left} visible ${left === 1 ? 'tab runs' : 'tabs run'} what was left, until the next page there.`}
          </span>
        )}
      </p>
      <ShellList shells={environment.shells} />
    </>
  );
}
