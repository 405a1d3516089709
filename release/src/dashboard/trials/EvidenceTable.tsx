import { useState } from 'react';
import { scrolls } from '../frame/Terminal.tsx';
import { utc } from '../frame/utc.ts';
import { type EvidencePoint, times } from './EvidencePoint.ts';
import { type Group, groupNames } from './verdictWords.ts';

/** The numbers of a course, newest first, drawn when it is opened. */
export function EvidenceTable({ group, points }: { group: Group['group']; points: readonly EvidencePoint[] }) {
  const [isOpen, setOpen] = useState(false);
  const name = groupNames[group];
  return (
    <details className="diff" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        As a table<span className="visually-hidden">: {name}</span>
      </summary>
      {isOpen && (
        <div className="table-room is-low" role="region" aria-label={`Table of ${name}`} {...scrolls}>
          <table className="numbers">
            <thead>
              <tr>
                {['Time', 'Share', 'Hurt of visitors', 'If worse', 'If no worse'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, share, hurt, visitors, worse, noWorse }) => (
                <tr key={at}>
                  <th scope="row">{utc(at)}</th>
                  <td>{Math.round(share * 1000) / 10} %</td>
                  <td>
                    {hurt} of {visitors}
                  </td>
                  <td>{times(worse)}</td>
                  <td>{times(noWorse)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
