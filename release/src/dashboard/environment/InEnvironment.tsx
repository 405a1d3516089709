import type { ReactNode } from 'react';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import type { EnvironmentState } from '../registryApi.ts';
import { UnknownEnvironment } from './UnknownEnvironment.tsx';

interface InEnvironmentProps {
  env: string;
  title: string;
  children: (environment: EnvironmentState) => ReactNode;
}

/** A view of one environment; until that is read, and where there is none of the name, it says so. */
export function InEnvironment({ env, title, children }: InEnvironmentProps) {
  const { environments } = useLive();
  const environment = environments?.find((one) => one.env === env);
  if (environment) return children(environment);
  if (environments) return <UnknownEnvironment env={env} />;
  return (
    <>
      <PageHeading title={title} />
      <Loading what={`what is live in ${env}`} />
    </>
  );
}
