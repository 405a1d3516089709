import { Command } from '../frame/Command.tsx';
import { read, registry, type Token } from '../registryApi.ts';
import { ActionResult } from '../action/ActionResult.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { describeGrant } from './describeGrant.ts';
import { endToken } from './endToken.ts';
import { type Grant, GrantForm } from './GrantForm.tsx';
import { Secret } from './Secret.tsx';
import { Until } from './Until.tsx';
import { useMaking } from './useMaking.ts';

const roles = ['viewer', 'team', 'releaser', 'admin'] as const;
const lifetimes = [
  { amount: 1, text: '1 hour' },
  { amount: 24, text: '1 day' },
  { amount: 168, text: '7 days' },
];

/** One-time links: each signs one person in, for 12 hours. */
export function Invitations({ tokens, reload }: { tokens: readonly Token[]; reload: () => Promise<void> }) {
  const { action, made, round, make, forget } = useMaking(reload);
  const open = tokens.filter(({ isInvitation }) => isInvitation);
  const invite = ({ name, role, remotes, amount: hours }: Grant) =>
    make(name, async () => {
      const { path } = await read(registry.POST('/v1/invitations', { body: { name, role, remotes, hours } }));
      return globalThis.location.origin + path;
    });
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">Invite by one-time link</h2>
      <ActionResult
        action={action}
        lost="It may have been made before the connection broke. If it is listed below, end it: no one has its link."
      />
      {made && (
        <Secret
          title={`The link for ${made.name}`}
          label="Link"
          text={made.secret}
          advice={`Send it to ${made.name} alone: it signs in the first person who opens it and presses “Sign in”, for 12 hours.`}
          onDone={forget}
        />
      )}
      <details className="form-room">
        <summary>Invite someone</summary>
        <GrantForm
          key={round}
          label="Name, as logs will show it"
          roles={roles}
          choice={{ label: 'The link is open for', options: lifetimes, first: 24 }}
          button="Make the link"
          onSend={(grant) => void invite(grant)}
        />
      </details>
      {!open.length && <p className="soft">No invitation is open.</p>}
      <ul className="rows has-names" hidden={!open.length}>
        {open.map((token) => (
          <li key={token.id} className="row">
            <h3>{token.name}</h3>
            <p>
              {describeGrant(token)}, by {token.by}, <Until at={token.expires} />
            </p>
            <ConfirmButton
              label="End"
              name={`End the invitation of ${token.name}, ${token.id}`}
              question={`End the invitation of ${token.name}? Its link signs no one in then.`}
              onConfirm={() => void action.run(() => endToken(token, `The invitation of ${token.name} has ended.`))}
            />
          </li>
        ))}
      </ul>
      <Command args={'invite "Ana" --role releaser --for 24h'} />
    </section>
  );
}
