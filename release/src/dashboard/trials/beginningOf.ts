import { type Candidate, type ChangeAnswer, read, registry } from '../registryApi.ts';

/** What was chosen in the form. */
export interface Beginning {
  kind: 'canary' | 'shadow' | 'preview';
  candidate: Candidate;
  /** Of a canary: percent, with commas. */
  steps: string;
  /** How long a step is held, or the others are open: `10m`. */
  time: string;
}

/** The call that begins it, and its command. */
export function beginningOf(env: string, { kind, candidate, steps, time }: Beginning) {
  const release = `${candidate.remote}@${candidate.release}`;
  const params = { path: { env } };
  const flags = `${candidate.isAbandoned ? ' --force' : ''} --env ${env} --reason "…"`;
  // A forced plan takes a reason, as the change itself does.
  const forced = candidate.isAbandoned && { force: true, reason: 'plan' };
  if (kind === 'shadow') {
    return {
      button: `Render ${candidate.remote} for ${time}`,
      done: 'It is rendered beside the live one',
      command: `shadow ${release} --for ${time} --detach${flags}`,
      ask: (more: { dryRun: true } | { reason: string }): Promise<ChangeAnswer> =>
        read(
          registry.POST('/v1/environments/{env}/shadows', {
            params,
            body: { releases: [release], for: time, ...forced, ...more },
          }),
        ),
    };
  }
  if (kind === 'preview') {
    return {
      button: `Open a preview for ${time}`,
      done: 'The preview is open',
      command: `preview ${release} --for ${time}${flags}`,
      ask: (more: { dryRun: true } | { reason: string }): Promise<ChangeAnswer> =>
        read(
          registry.POST('/v1/environments/{env}/previews', {
            params,
            body: { releases: [release], for: time, ...forced, ...more },
          }),
        ),
    };
  }
  return {
    button: `Begin with ${steps.split(',')[0]} % of the visitors`,
    done: 'The canary has begun',
    command: `canary ${release} --steps ${steps} --hold ${time}${flags}`,
    ask: (more: { dryRun: true } | { reason: string }): Promise<ChangeAnswer> =>
      read(
        registry.POST('/v1/environments/{env}/canaries', {
          params,
          body: { release, steps: steps.split(',').map(Number), hold: time, ...forced, ...more },
        }),
      ),
  };
}
