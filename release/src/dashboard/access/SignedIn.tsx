import { Command } from '../frame/Command.tsx';
import { Ago } from '../live/Ago.tsx';
import type { Token } from '../registryApi.ts';
import { ActionResult } from '../action/ActionResult.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { describeGrant } from './describeGrant.ts';
import { endToken } from './endToken.ts';
import { Until } from './Until.tsx';
import { useAction } from '../action/useAction.ts';

const kinds = { link: 'browser, by a one-time link', person: 'browser', command: 'command line' };

/** Sessions of browsers and of command lines. */
export function SignedIn({ tokens, reload }: { tokens: readonly Token[]; reload: () => Promise<void> }) {
  const action = useAction(reload);
  const open = tokens.filter(({ signIn, ended }) => signIn && !ended);
  return (
    <section aria-labelledby="signed-in">
      <h2 id="signed-in">Signed in now</h2>
      <ActionResult action={action} />
      {!open.length && <p className="notice">No one is signed in. You came with a token.</p>}
      <ul className="rows has-names">
        {open.map((token) => (
          <li key={token.id} className="row">
            <h3>{token.name}</h3>
            <dl className="facts">
              <dt>By</dt>
              <dd>
                {token.signIn && kinds[token.signIn]}
                {token.person && ` of ${token.person}`}
              </dd>
              <dt>Role</dt>
              <dd>{describeGrant(token)}</dd>
              <dt>Signed in</dt>
              <dd>
                <Ago at={token.at} />, let in by {token.by}, <Until at={token.expires} />
              </dd>
              <dt>Last use</dt>
              <dd>{token.lastUsed ? <Ago at={token.lastUsed} /> : 'none'}</dd>
            </dl>
            <ConfirmButton
              label="Sign out"
              name={`Sign out ${token.name}, ${token.id}`}
              question={`Sign ${token.name} out of this ${token.signIn === 'command' ? 'command line' : 'browser, and of the command lines that it let in'}?`}
              onConfirm={() => void action.run(() => endToken(token, `${token.name} is signed out there.`))}
            />
          </li>
        ))}
      </ul>
      <Command args={`end-token ${open[0]?.id ?? '<id>'}`} />
    </section>
  );
}
