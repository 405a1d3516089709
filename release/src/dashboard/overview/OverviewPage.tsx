import type { CSSProperties } from 'react';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { scrolls } from '../frame/Terminal.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { EnvironmentHead } from './EnvironmentHead.tsx';
import { RemoteCell } from './RemoteCell.tsx';

/** The sheet's grid has a column for each, and one for the remote. */
const columnsFor = (environments: number) => ({ '--environments': environments }) as CSSProperties;

/** Environments side by side, and a row for each remote. */
export function OverviewPage() {
  const { environments } = useLive();
  const names = new Set(environments?.flatMap((one) => one.remotes.map(({ remote }) => remote)));
  const remotes = [...names].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return (
    <>
      <PageHeading title="What is live where" />
      {!environments && <Loading what="what is live" />}
      {environments?.length === 0 && (
        <p className="notice">
          Nothing is live yet. Publish a release and activate it: its environment is shown here at once.
        </p>
      )}
      {environments && environments.length > 0 && (
        <div className="table-room" role="region" aria-label="What is live where" {...scrolls}>
          <table className="overview side-by-side" style={columnsFor(environments.length)}>
            <thead>
              <tr>
                <th scope="col">Remote</th>
                {environments.map((one) => (
                  <th key={one.env} scope="col">
                    <EnvironmentHead environment={one} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {remotes.map((remote) => (
                <tr key={remote}>
                  <th scope="row">{remote}</th>
                  {environments.map(({ env, remotes: live }) => (
                    <td key={env} data-env={env}>
                      <RemoteCell env={env} remote={live.find((one) => one.remote === remote)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {environments && <Command args={`status --env ${environments[0]?.env ?? 'production'}`} />}
    </>
  );
}
