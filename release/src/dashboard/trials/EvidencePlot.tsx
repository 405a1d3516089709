import { labelAt, timeTicks } from '../frame/timeTicks.ts';
import { useRoom } from '../frame/useRoom.ts';
import { utcTime } from '../frame/utc.ts';
import type { TriedCanary } from '../registryApi.ts';
import { EvidenceTable } from './EvidenceTable.tsx';
import { type EvidencePoint, times } from './EvidencePoint.ts';
import type { Group } from './verdictWords.ts';

/** rem */
const [LEFT, RIGHT, TOP, HEIGHT, AXIS] = [3, 0.5, 0.75, 6, 1.25];
/** Powers of ten that are drawn; evidence beyond them changes nothing anymore. */
const [LEAST, MOST] = [-2, 4];

const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** How many times likelier what was seen is if the canary is worse, and if it is no worse, up to the bounds of the two verdicts. */
export function EvidencePlot({ group, course }: { group: Group; course: TriedCanary['course'] }) {
  const [element, { width, rem }] = useRoom();
  const points = course.flatMap((point) => pointOf(point, group));
  const { evidenceLimit = 0, noHarmLimit = 0 } = group;
  const [first, last] = [points[0], points.at(-1)];
  // Speed has no bound where hardly any browser measures it.
  if (!first || !last || !evidenceLimit) return null;
  const [left, right] = [LEFT * rem, width - RIGHT * rem];
  const xOf = (at: number) => left + ((at - first.at) / Math.max(1, last.at - first.at)) * (right - left);
  const yOf = (evidence: number) => {
    const power = Math.min(MOST, Math.max(LEAST, Math.log10(Math.max(evidence, 1e-9))));
    return (TOP + HEIGHT * (1 - (power - LEAST) / (MOST - LEAST))) * rem;
  };
  const line = (pick: (point: EvidencePoint) => number) =>
    points.map((point, index) => `${index ? 'L' : 'M'}${round(xOf(point.at))} ${round(yOf(pick(point)))}`).join('');
  const bottom = (TOP + HEIGHT) * rem;
  const bounds = [
    { name: `worse from ${evidenceLimit}`, limit: evidenceLimit, kind: 'worse' },
    { name: `no worse from ${noHarmLimit}`, limit: noHarmLimit, kind: 'no-worse' },
  ];
  return (
    <div className="evidence-plot">
      <div ref={element}>
        <svg aria-hidden="true" className="plot-drawing" width={width} height={bottom + AXIS * rem}>
          <line className="plot-line" x1={left} x2={right} y1={bottom} y2={bottom} />
          {[1, 100, 10_000].map((value) => (
            <text key={value} x={left - 6} y={yOf(value) + 4} textAnchor="end">
              {short.format(value)}
            </text>
          ))}
          {bounds.map(({ name, limit, kind }) => (
            <g key={kind} className={`bound is-${kind}`}>
              <line x1={left} x2={right} y1={yOf(limit)} y2={yOf(limit)} />
              <text x={right} y={yOf(limit) - 4} textAnchor="end">
                {name}
              </text>
            </g>
          ))}
          <path className="course is-worse" d={line(({ worse }) => worse)} />
          <path className="course is-no-worse" d={line(({ noWorse }) => noWorse)} />
          {timeTicks(first.at, last.at, right - left).map(({ at, text }) => (
            <text key={at} {...labelAt(xOf(at), width, rem)} y={bottom + AXIS * rem - 4}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      <p className="soft">
        {times(last.worse)} times likelier if it is worse (bound {evidenceLimit}), {times(last.noWorse)} times if it is
        no worse (bound {noHarmLimit}). Since {utcTime(first.at)} UTC.
      </p>
      <EvidenceTable group={group.group} points={points} />
    </div>
  );
}

function pointOf({ at, share, groups }: TriedCanary['course'][number], { group }: Group): EvidencePoint[] {
  return groups
    .filter((one) => one.group === group)
    .map(({ evidence, noHarm, canary: { visitors, hurt } }) => {
      return { at: Date.parse(at), share, worse: evidence, noWorse: noHarm, visitors, hurt };
    });
}

const round = (value: number) => Math.round(value * 10) / 10;
