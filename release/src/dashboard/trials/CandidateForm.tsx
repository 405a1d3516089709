import { useState } from 'react';
import { Ago } from '../live/Ago.tsx';
import type { Candidate } from '../registryApi.ts';
import type { Beginning } from './beginningOf.ts';

const plans = ['1,10,50,100', '10,50,100', '50,100', '1,10'];
const times = {
  canary: ['10m', '30m', '1h', '6h', '1d'],
  shadow: ['5m', '30m', '2h'],
  preview: ['2h', '30m', '8h', '24h'],
};

const units: Record<string, string> = { m: 'minute', h: 'hour', d: 'day' };

/** `10m` as `10 minutes` */
function inWords(time: string): string {
  const amount = Number.parseInt(time, 10);
  return `${amount} ${units[time.slice(-1)]}${amount === 1 ? '' : 's'}`;
}

interface CandidateFormProps {
  kind: Beginning['kind'];
  candidates: readonly Candidate[];
  onChoose: (beginning: Beginning) => void;
}

/** Which release, in which steps, for how long: all chosen, nothing typed. */
export function CandidateForm({ kind, candidates, onChoose }: CandidateFormProps) {
  const [candidate, setCandidate] = useState(candidates[0]);
  const [steps, setSteps] = useState(plans[0] ?? '');
  const [time, setTime] = useState(times[kind][0] ?? '');
  return (
    <form
      className="reason"
      onSubmit={(event) => {
        event.preventDefault();
        if (candidate) onChoose({ kind, candidate, steps, time });
      }}
    >
      <fieldset>
        <legend>Which release?</legend>
        <div className="chips">
          {candidates.map((one) => (
            <label key={`${one.remote} ${one.release}`} className="chip">
              <input type="radio" name="candidate" checked={one === candidate} onChange={() => setCandidate(one)} />
              <span>
                {one.remote} <code title={one.release}>{one.release.slice(0, 8)}</code>{' '}
                <span className="soft">
                  published <Ago at={one.at} /> by {one.by}
                  {one.revision && `, from ${one.revision.slice(0, 10)}`}
                  {one.isAbandoned && ', abandoned'}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="search">
        <legend className="visually-hidden">How?</legend>
        {kind === 'canary' && (
          <label>
            Percent of the visitors, step by step
            <select value={steps} onChange={(event) => setSteps(event.target.value)}>
              {plans.map((plan) => (
                <option key={plan} value={plan}>
                  {plan.replaceAll(',', ', ')}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {kind === 'canary' ? 'Each step lasts at least' : 'For'}
          <select value={time} onChange={(event) => setTime(event.target.value)}>
            {times[kind].map((one) => (
              <option key={one} value={one}>
                {inWords(one)}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <button type="submit" className="button is-wide">
        Make the plan
      </button>
    </form>
  );
}
