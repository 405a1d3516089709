import { useState } from 'react';
import { Command } from '../frame/Command.tsx';
import { Ago } from '../live/Ago.tsx';
import { read, registry } from '../registryApi.ts';
import { ActionResult } from '../action/ActionResult.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { describeGrant } from './describeGrant.ts';
import { type Grant, GrantForm } from './GrantForm.tsx';
import type { LetIn } from './readLetIn.ts';
import { useAction } from '../action/useAction.ts';

const roles = ['viewer', 'team', 'releaser', 'admin'] as const;

/** Who signs in by the identity provider, and as what. */
export function People({ found, reload }: { found: LetIn; reload: () => Promise<void> }) {
  const { tokens, hasProvider } = found;
  const action = useAction(reload);
  const [round, setRound] = useState(0);
  const people = found.people.toSorted((a, b) => a.email.localeCompare(b.email, 'en'));
  const countOf = (email: string) =>
    tokens.filter(({ person, signIn, ended }) => person === email && signIn === 'person' && !ended).length;
  const letIn = async ({ name: email, role, remotes }: Grant) => {
    const isDone = await action.run(async () => {
      await read(registry.PUT('/v1/people/{email}', { params: { path: { email } }, body: { role, remotes } }));
      return `${email} may sign in as ${describeGrant({ role, remotes })}.`;
    });
    if (isDone) setRound(round + 1);
  };
  const letOut = async (email: string) => {
    await read(registry.DELETE('/v1/people/{email}', { params: { path: { email } } }));
    return `${email} has no role anymore, and is signed out.`;
  };
  const signOut = async (email: string) => {
    const { ended } = await read(registry.DELETE('/v1/people/{email}/sessions', { params: { path: { email } } }));
    return ended ? `${email} is signed out everywhere.` : `${email} was not signed in anymore.`;
  };
  return (
    <section aria-labelledby="people">
      <h2 id="people">People with a role</h2>
      <ActionResult action={action} />
      {!hasProvider && (
        <p className="notice">
          No identity provider is set up (OIDC_ISSUER), so no one signs in by email address here. Invite people by
          one-time link.
        </p>
      )}
      <details className="form-room">
        <summary>Give a role</summary>
        <GrantForm
          key={round}
          label="Email address, as the identity provider has it"
          isEmail
          roles={roles}
          button="Give the role"
          onSend={(grant) => void letIn(grant)}
        />
      </details>
      {!people.length && <p className="soft">No person has a role.</p>}
      <ul className="rows has-names">
        {people.map(({ email, by, at, ...grant }) => (
          <li key={email} className="row">
            <h3>{email}</h3>
            <dl className="facts">
              <dt>Role</dt>
              <dd>{describeGrant(grant)}</dd>
              <dt>Given</dt>
              <dd>
                <Ago at={at} /> by {by}
              </dd>
              <dt>Signed in</dt>
              <dd>{describeCount(countOf(email))}</dd>
            </dl>
            <div className="row-actions">
              {countOf(email) > 0 && (
                <ConfirmButton
                  label="Sign out everywhere"
                  name={`Sign out everywhere: ${email}`}
                  question={`Sign ${email} out of every browser and command line? The role stays.`}
                  onConfirm={() => void action.run(() => signOut(email))}
                />
              )}
              <ConfirmButton
                label="End the role"
                name={`End the role of ${email}`}
                question={`End the role of ${email}? That signs them out everywhere, at once.`}
                onConfirm={() => void action.run(() => letOut(email))}
              />
            </div>
          </li>
        ))}
      </ul>
      <Command args="let-in ana@shop.example --role releaser" />
      <Command
        args={`sign-out ${people[0]?.email ?? 'ana@shop.example'}`}
        note="Signing out everywhere in a terminal:"
      />
    </section>
  );
}

function describeCount(count: number): string {
  if (!count) return 'no';
  return count === 1 ? 'in one browser' : `in ${count} browsers`;
}
