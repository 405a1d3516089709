import { useState } from 'react';
import type { EnvironmentState, HurtAnswer, HurtError } from '../registryApi.ts';
import { Moment } from './Moment.tsx';
import { momentsOf } from './moments.ts';
import { Plot } from './Plot.tsx';

interface OverTimeProps {
  found: HurtAnswer;
  /** Where the plots begin, and whose is the first. */
  worst: HurtError | undefined;
  /** A remote's name; empty for all. */
  only: string;
  environment: EnvironmentState;
}

/** A plot for each remote, all at the same moment. */
export function OverTime({ found, worst, only, environment }: OverTimeProps) {
  const moments = momentsOf(found);
  const [time, setTime] = useState(() => Date.parse(worst?.first ?? found.changes.at(-1)?.at ?? found.from));
  const at = moments.indexOf(time);
  const choose = (index: number) => setTime(moments.beginOf(index));
  const shared = { moments, at, onAt: choose };
  const remotes = found.remotes
    .filter(({ remote }) => !only || remote === only)
    .toSorted((a, b) => Number(b.remote === worst?.remote) - Number(a.remote === worst?.remote));
  return (
    <>
      <h2>Over time</h2>
      <Moment {...shared} found={found} environment={environment} />
      <div className="plots">
        {remotes.map(({ remote, hurt, slow, views, measured }) => (
          <Plot
            key={remote}
            {...shared}
            title={remote}
            own={remote}
            series={[
              { name: 'hurt visits', values: hurt, whole: views, wholeName: 'views', kind: 'hurt' },
              { name: 'slow views', values: slow, whole: measured, wholeName: 'measured', kind: 'slow' },
            ]}
          />
        ))}
        {!only && (
          <Plot
            {...shared}
            title="Pages that never answered"
            series={[
              {
                name: 'silent pages',
                values: found.silent,
                whole: found.entries,
                wholeName: 'shoppers from elsewhere',
                kind: 'hurt',
              },
            ]}
          />
        )}
      </div>
      <p className="soft">
        A hurt visit met a failure of this remote for the first time. A view is slow when its main content took more
        than 2.5 s. A triangle marks a change of the remote, a thin line one of another. Click a plot, or use the arrow
        keys in it, to choose a moment.
      </p>
    </>
  );
}
