import { Command } from '../frame/Command.tsx';
import { Ago } from '../live/Ago.tsx';
import { useClock } from '../live/useClock.ts';
import { read, registry, type Token } from '../registryApi.ts';
import { ActionResult } from '../action/ActionResult.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { describeGrant } from './describeGrant.ts';
import { endToken } from './endToken.ts';
import { type Grant, GrantForm } from './GrantForm.tsx';
import { Secret } from './Secret.tsx';
import { Until } from './Until.tsx';
import { useMaking } from './useMaking.ts';

const roles = ['team', 'releaser', 'viewer', 'shell', 'guard', 'admin'] as const;
const lifetimes = [7, 30, 90, 365].map((amount) => ({ amount, text: `${amount} days` }));

/** Tokens of programs: what each may do, when it was used, and its end. */
export function Tokens({ tokens, reload }: { tokens: readonly Token[]; reload: () => Promise<void> }) {
  const now = useClock(({ time }) => time);
  const { action, made, round, make, forget } = useMaking(reload);
  const all = tokens.filter(({ signIn, isInvitation }) => !signIn && !isInvitation);
  const isOpen = ({ ended, expires }: Token) => !ended && Date.parse(expires) > now;
  const open = all.filter(isOpen);
  const over = all.filter((token) => !isOpen(token));
  const issue = ({ name, role, remotes, amount: days }: Grant) =>
    make(name, async () => (await read(registry.POST('/v1/tokens', { body: { name, role, remotes, days } }))).text);
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">Tokens for programs</h2>
      <ActionResult
        action={action}
        lost="It may have been made before the connection broke. If a token of this name is listed, end it: no one has its text."
      />
      {made && (
        <Secret
          title={`The token of ${made.name}`}
          label="Token"
          text={made.secret}
          advice="Put it into PAW_TOKEN where the program runs, or into the secrets of the CI."
          onDone={forget}
        />
      )}
      <details className="form-room">
        <summary>Make a token</summary>
        <GrantForm
          key={round}
          label="What it is for, such as ci of cart"
          roles={roles}
          choice={{ label: 'Good for', options: lifetimes, first: 90 }}
          button="Make the token"
          onSend={(grant) => void issue(grant)}
        />
      </details>
      {!open.length && <p className="notice">No token is open: programs cannot use this registry.</p>}
      <ul className="rows has-names" hidden={!open.length}>
        {open.map((token) => (
          <li key={token.id} className="row">
            <h3>{token.name}</h3>
            <TokenFacts token={token} />
            <ConfirmButton
              label="End"
              name={`End the token ${token.name}, ${token.id}`}
              question={`End “${token.name}” now? Every program with it is refused at once.`}
              onConfirm={() => void action.run(() => endToken(token, `The token ${token.name} has ended.`))}
            />
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <details className="form-room">
          <summary>Tokens that are over ({over.length})</summary>
          <ul className="rows has-names">
            {over.map((token) => (
              <li key={token.id} className="row">
                <h3>{token.name}</h3>
                <TokenFacts token={token} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Command args="tokens" />
      <Command
        args={'issue-token "ci of cart" --role team --remotes cart --days 90'}
        note="A token made in a terminal:"
      />
    </section>
  );
}

function TokenFacts({ token: { id, at, by, expires, ended, lastUsed, ...grant } }: { token: Token }) {
  return (
    <dl className="facts">
      <dt>Role</dt>
      <dd>{describeGrant(grant)}</dd>
      <dt>Last use</dt>
      <dd>{lastUsed ? <Ago at={lastUsed} /> : 'never'}</dd>
      <dt>Ends</dt>
      <dd>
        {ended ? (
          <>
            ended <Ago at={ended} />
          </>
        ) : (
          <Until at={expires} />
        )}
      </dd>
      <dt>Made</dt>
      <dd>
        <Ago at={at} /> by {by}, id <code>{id}</code>
      </dd>
    </dl>
  );
}
