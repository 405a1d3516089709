import { useId } from 'react';
import { useRoom } from '../frame/useRoom.ts';
import { concerns, type Moments } from './moments.ts';
import { PlotDrawing } from './PlotDrawing.tsx';
import { PlotTable } from './PlotTable.tsx';
import type { Series } from './Series.ts';

interface PlotProps {
  title: string;
  /** The remote whose changes are marked more strongly; all where there is none. */
  own?: string;
  series: readonly Series[];
  moments: Moments;
  at: number;
  onAt: (index: number) => void;
}

/**
 * Counts over time with the changes of the log. The drawing is for eyes alone: a slider on it has its values for keyboards
 * and screen readers, and shows by its thumb where it is. Below it is the same as a table.
 */
export function Plot({ title, own, series, moments, at, onAt }: PlotProps) {
  const [element, room] = useRoom();
  const name = useId();
  const changes = moments.changesIn(at).map(({ n, text }) => `entry ${n}: ${text}`);
  const values = series.map((one) => describe(one, at));
  const isOwn = (entry: Moments['changes'][number]) => own === undefined || concerns(entry, own);
  return (
    <figure className="plot" aria-labelledby={name}>
      <figcaption>
        <h3 id={name}>{title}</h3>
        <span className="soft">{values.join(', ')}</span>
      </figcaption>
      <div className="plot-room" ref={element}>
        <PlotDrawing series={series} moments={moments} room={room} isOwn={isOwn} />
        <input
          type="range"
          className="plot-moment"
          aria-label={`Moment of ${title}`}
          min={0}
          max={moments.count - 1}
          value={at}
          aria-valuetext={[`${moments.describe(at)}: ${values.join(', ')}`, ...changes].join('; ')}
          onChange={(event) => onAt(Number(event.target.value))}
        />
      </div>
      <PlotTable title={title} series={series} moments={moments} isOwn={isOwn} />
    </figure>
  );
}

const describe = ({ name, values, whole, wholeName }: Series, at: number) =>
  `${values[at] ?? 0} ${name} of ${whole[at] ?? 0} ${wholeName}`;
