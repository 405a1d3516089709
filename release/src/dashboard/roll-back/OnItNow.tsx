import type { Move } from './Plan.ts';
import { countTabs, useTabs } from './useTabs.ts';

/** Who is on what would be left. */
export function OnItNow({ env, moves }: { env: string; moves: readonly Move[] }) {
  const tabs = useTabs(env);
  if (!tabs) return <p className="soft">Counting the tabs that run it.</p>;
  const count = countTabs(tabs, moves);
  return (
    <p>{count ? `${count} visible ${count === 1 ? 'tab runs' : 'tabs run'} it now.` : 'No visible tab runs it now.'}</p>
  );
}
