import type { Head } from '@paw/contract/remote.ts';
import { Checkbox } from '@paw/ui/Checkbox.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../member/useCall.ts';
import { accountPaths } from '../frame/accountPaths.ts';
import { ActionNotice, Outcome } from '../../member/ActionTrouble.tsx';
import { DashboardFrame, sectionHead } from '../frame/DashboardFrame.tsx';
import { type MemberData, useMemberData } from '../../member/useMemberData.ts';
import { chooseMails, deleteNotice, fetchMails, type MailChoices, type StockNotice } from './mailChoices.ts';
import { StockNotices } from './StockNotices.tsx';

export const head = (): Head => sectionHead('Your emails', accountPaths.mails());

/** The emails that a member can choose. Those about orders and the account are always sent. */
export function Component() {
  const loaded = useMemberData(fetchMails);
  return (
    <DashboardFrame title="Your emails" loaded={loaded}>
      {(choices) => <Choices choices={choices} show={loaded.show} />}
    </DashboardFrame>
  );
}

function Choices({ choices, show }: { choices: MailChoices; show: MemberData<MailChoices>['show'] }) {
  const { problem, run } = useCall();
  const [news, setNews] = useState('');
  const choose = (newsletter: boolean) =>
    run(async (signal) => {
      // Shown at once, and reverted after a failure.
      show({ ...choices, newsletter });
      setNews('');
      try {
        show(await chooseMails(signal, newsletter));
      } catch (error) {
        if (!signal.aborted) show(choices);
        throw error;
      }
      setNews(newsletter ? 'You’re subscribed to the newsletter.' : 'You’re unsubscribed from the newsletter.');
    });
  const takeBack = ({ id, title }: StockNotice) =>
    run(async (signal) => {
      await deleteNotice(signal, id);
      if (signal.aborted) return;
      show({ ...choices, stockNotices: choices.stockNotices.filter((other) => other.id !== id) });
      setNews(`We won’t email you about ${title}.`);
    });
  return (
    <>
      <Outcome>
        {news && <Notice kind="ok">{news}</Notice>}
        <ActionNotice problem={problem} />
      </Outcome>
      <Part aria-labelledby="newsletter">
        <h2 id="newsletter">Newsletter</h2>
        <Checkbox
          name="newsletter"
          label="Send me the newsletter"
          help="Articles, new products and offers. Unsubscribe here or with the link in any email."
          checked={choices.newsletter}
          onChange={(event) => void choose(event.target.checked)}
        />
      </Part>
      <Part aria-labelledby="stock-notices">
        <h2 id="stock-notices">Back in stock</h2>
        <StockNotices notices={choices.stockNotices} onDelete={(notice) => void takeBack(notice)} />
      </Part>
      <p>We always send emails about your orders and account security.</p>
    </>
  );
}

const Part = styled.section`
  margin-bottom: var(--space-32);
`;
