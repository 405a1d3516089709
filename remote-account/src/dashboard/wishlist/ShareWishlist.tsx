import { Button } from '@paw/ui/Button.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { useCall } from '../../member/useCall.ts';
import { ActionSummary } from '../../member/ActionSummary.tsx';
import { ConfirmDialog } from '../../member/ConfirmDialog.tsx';
import { MemberContent } from '../../member/MemberContent.tsx';
import { News } from '../../member/News.tsx';
import { useMemberData } from '../../member/useMemberData.ts';
import { LinkToShare } from './LinkToShare.tsx';

/** Shares the member's wishlist by a link that can be revoked. */
export function ShareWishlist() {
  const loaded = useMemberData(fetchLink);
  const id = useElementId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>Share your wishlist</h2>
      <MemberContent loaded={loaded}>{(link) => <Shown link={link} show={loaded.show} />}</MemberContent>
    </Frame>
  );
}

interface Props {
  link: WishlistLink;
  show: (link: WishlistLink) => void;
}

function Shown({ link, show }: Props) {
  const { pending, problem, run } = useCall();
  const [isAsking, setAsking] = useState(false);
  const [news, setNews] = useState('');
  const make = () =>
    void run(async (signal) => {
      const made = await makeLink(signal);
      if (signal.aborted) return;
      show(made);
      setNews('Your link is ready.');
    });
  const end = () =>
    void run(async (signal) => {
      await endLink(signal);
      if (signal.aborted) return;
      setAsking(false);
      show({ ...link, secret: null });
      setNews('Sharing is off. Only you can see your list.');
    });
  return (
    <>
      <p>
        Anyone with the link can see your list, including later changes, and your first name, {link.firstName}. They
        can’t see your full name, email, address or orders.
      </p>
      {news && <News words={news} />}
      {!isAsking && <ActionSummary problem={problem} />}
      {link.secret ? (
        <LinkToShare secret={link.secret} onEnd={() => setAsking(true)} />
      ) : (
        <Button kind="secondary" busy={pending} onClick={make}>
          Create link
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Stop sharing your list?"
        words={{ keep: 'Keep sharing', go: 'Stop sharing' }}
        onGo={end}
        pending={pending}
        problem={problem}
      >
        <p>The link will stop working for good. You can create a new one anytime.</p>
      </ConfirmDialog>
    </>
  );
}

const Frame = styled.section`
  max-width: 60ch;
  margin-top: var(--space-48);
  padding-top: var(--space-24);
  border-top: 1px solid var(--line);
`;

type WishlistLink = components['schemas']['WishlistLink'];

/** @throws ApiProblem */
const fetchLink = (signal: AbortSignal): Promise<WishlistLink> =>
  withSession(signal, (api) => answer(api.GET('/api/account/wishlist-link')));

/** Creates the link, unless it exists. @throws ApiProblem */
const makeLink = (signal: AbortSignal): Promise<WishlistLink> =>
  withSession(signal, (api) => answer(api.POST('/api/account/wishlist-link')));

/** Makes the link invalid. @throws ApiProblem */
const endLink = (signal: AbortSignal): Promise<unknown> =>
  withSession<unknown>(signal, (api) => answer(api.DELETE('/api/account/wishlist-link')));
