import { longDate } from '@paw/rules/longDate.ts';
import { counted } from '@paw/rules/counted.ts';
import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { styled } from 'styled-components';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame } from '../frame/DashboardFrame.tsx';
import { useMemberData } from '../../member/useMemberData.ts';
import { OrderCard } from '../orders/OrderCard.tsx';
import { PetRecommendations } from '../pets/PetRecommendations.tsx';
import { fetchOverview, type Overview } from './fetchOverview.ts';
import { Welcome } from './Welcome.tsx';
import { SectionCard } from './SectionCard.tsx';

export function head(): Head {
  return {
    title: 'Your account | Paw Dailies',
    description: 'Your account at Paw Dailies.',
    canonical: links.dashboard(),
    robots: 'noindex',
  };
}

/** The member's overview: the account, the latest order, and links to all sections. */
export function Component() {
  return (
    <DashboardFrame title="Your account" loaded={useMemberData(fetchOverview)}>
      {(overview) => <Shown overview={overview} />}
    </DashboardFrame>
  );
}

function Shown({ overview: { account, orders, addresses, wishes, pets } }: { overview: Overview }) {
  const { name, email, createdAt, deletion } = account;
  return (
    <>
      <Welcome />
      <Greeting>Hello, {name}</Greeting>
      <p>
        {email}, customer since {longDate(createdAt)}
      </p>
      {deletion && (
        <Notice kind="warn" title={`Your account will be deleted on ${longDate(deletion.at)}`}>
          <TextLink to={accountPaths.data()}>Keep my account</TextLink>
        </Notice>
      )}
      {orders?.last && (
        <Last aria-label="Your latest order">
          <h2>Your latest order</h2>
          <OrderCard order={orders.last} heading="h3" />
        </Last>
      )}
      <Cards aria-label="More of your account">
        <SectionCard title="Orders" path={accountPaths.orders()}>
          {countWords(orders?.total, 'order', 'orders', 'No orders yet')}
        </SectionCard>
        <SectionCard title="Addresses" path={accountPaths.addresses()}>
          {countWords(addresses, 'address', 'addresses', 'None saved yet')}
        </SectionCard>
        <SectionCard title="Wishlist" path={accountPaths.wishlist()}>
          {countWords(wishes, 'product', 'products', 'Nothing saved yet')}
        </SectionCard>
        <SectionCard title="Pets" path={accountPaths.pets()}>
          {countWords(pets?.length, 'pet', 'pets', 'Tell us who you shop for')}
        </SectionCard>
      </Cards>
      <Ways>
        <ButtonLink to={links.home()}>Continue shopping</ButtonLink>
        <ButtonLink kind="secondary" to={links.cart()}>
          Go to your cart
        </ButtonLink>
      </Ways>
      <PetRecommendations pets={pets ?? []} most={1} />
    </>
  );
}

/** '1 order', '3 addresses'; without a count, 'View all'. */
function countWords(count: number | undefined, one: string, many: string, none: string): string {
  if (count === undefined) return 'View all';
  if (count === 0) return none;
  return counted(count, one, many);
}

const Greeting = styled.p`
  margin: 0;
  font-family: var(--font-heading);
  font-size: var(--text-22);
  overflow-wrap: anywhere;
  + p {
    overflow-wrap: anywhere;
  }
`;

const Last = styled.section`
  margin-top: var(--space-24);
`;

const Cards = styled(PlainList)`
  display: grid;
  gap: var(--space-16);
  margin: var(--space-24) 0;
  @media (min-width: 576px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;
