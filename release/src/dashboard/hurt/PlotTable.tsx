import { useState } from 'react';
import { scrolls } from '../frame/Terminal.tsx';
import type { TimelineEntry } from '../registryApi.ts';
import type { Moments } from './moments.ts';
import type { Series } from './Series.ts';

interface PlotTableProps {
  title: string;
  series: readonly Series[];
  moments: Moments;
  isOwn: (entry: TimelineEntry) => boolean;
}

/** The numbers of a plot, newest first, drawn when it is opened. */
export function PlotTable({ title, series, moments, isOwn }: PlotTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="diff" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        As a table<span className="visually-hidden">: {title}</span>
      </summary>
      {isOpen && (
        <div className="table-room is-low" role="region" aria-label={`Table of ${title}`} {...scrolls}>
          <table className="numbers">
            <thead>
              <tr>
                <th scope="col">Time</th>
                {series.map(({ name, wholeName }) => (
                  <th key={name} scope="col">
                    {name} of {wholeName}
                  </th>
                ))}
                <th scope="col">Changes</th>
              </tr>
            </thead>
            <tbody>
              {rowsOf(series, moments).map((index) => (
                <tr key={index}>
                  <th scope="row">{moments.describe(index)}</th>
                  {series.map(({ name, values, whole }) => (
                    <td key={name}>
                      {values[index]} of {whole[index]}
                    </td>
                  ))}
                  <td>
                    {moments
                      .changesIn(index)
                      .map((entry) => `${isOwn(entry) ? '' : 'elsewhere: '}entry ${entry.n}, ${entry.text}`)
                      .join('; ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

/** Parts of the time in which something happened, newest first. */
function rowsOf(series: readonly Series[], moments: Moments): number[] {
  return Array.from({ length: moments.count }, (_, index) => index)
    .filter(
      (index) => series.some(({ whole, values }) => whole[index] || values[index]) || moments.changesIn(index).length,
    )
    .toReversed();
}
