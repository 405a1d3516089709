import { Link, useParams, useSearchParams } from 'react-router-dom';
import { EnvironmentNav } from '../environment/EnvironmentNav.tsx';
import { UnknownEnvironment } from '../environment/UnknownEnvironment.tsx';
import { Command } from '../frame/Command.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { ViewFailure } from '../frame/ViewFailure.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { ErrorKinds } from './ErrorKinds.tsx';
import { OverTime } from './OverTime.tsx';
import { type Range, ranges, useHurt } from './useHurt.ts';
import { WhatHurtMost } from './WhatHurtMost.tsx';

/** Who is hurt: what visitors met over time beside what changed, and whose release it was. */
export function HurtPage() {
  const { env = '' } = useParams();
  const [params] = useSearchParams();
  const { environments } = useLive();
  const environment = environments?.find((one) => one.env === env);
  const range = readRange(params.get('range'));
  const remote = params.get('remote') ?? '';
  const { found, failure } = useHurt(env, range, environment?.n);
  const title = `Who is hurt in ${env}`;
  if (environments && !environment) return <UnknownEnvironment env={env} />;
  const errors = found?.errors.filter((one) => !remote || one.remote === remote);
  return (
    <>
      <PageHeading title={title} />
      <EnvironmentNav env={env} />
      <Choices label="Look back" name="range" chosen={range} all={Object.entries(ranges)} />
      {found && found.remotes.length > 1 && (
        <Choices
          label="Remote"
          name="remote"
          chosen={remote}
          all={[['', 'all'], ...found.remotes.map((one): [string, string] => [one.remote, one.remote])]}
        />
      )}
      <ViewFailure failure={failure} />
      {!found && !failure && <Loading what="what shells reported" />}
      {found && errors && environment && (
        <>
          <WhatHurtMost worst={errors[0]} found={found} environment={environment} />
          {found.remotes.length > 0 && (
            <OverTime
              key={`${range} ${remote}`}
              found={found}
              worst={errors[0]}
              only={remote}
              environment={environment}
            />
          )}
          <ErrorKinds errors={errors} more={found.moreErrors} environment={environment} />
        </>
      )}
      <Command args={`hurt${remote && ` ${remote}`} --range ${range} --env ${env}`} />
    </>
  );
}

const readRange = (text: string | null): Range => (text && Object.hasOwn(ranges, text) ? (text as Range) : 'week');

interface ChoicesProps {
  label: string;
  /** In the address. */
  name: string;
  chosen: string;
  all: readonly [value: string, text: string][];
}

/** Links, because what is chosen is part of the address. */
function Choices({ label, name, chosen, all }: ChoicesProps) {
  const [params] = useSearchParams();
  const to = (value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return { search: next.toString() };
  };
  return (
    <nav aria-label={label} className="choices">
      <span className="soft">{label}</span>
      {all.map(([value, text]) => (
        <Link key={value} to={to(value)} replace aria-current={value === chosen ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
