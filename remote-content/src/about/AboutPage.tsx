import { links } from '@paw/contract/links.ts';
import { answer } from '@paw/api-client/apiAnswer.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { readSite } from '@paw/contract/site.ts';
import { PhoneLink } from '@paw/ui/PhoneLink.tsx';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { Link } from '@paw/ui/router.ts';
import { styled } from 'styled-components';
import { Lead } from '../reading/Lead.tsx';
import { Figures, type ShopFigures } from './Figures.tsx';
import { Habits } from './Habits.tsx';
import { PetStories } from './PetStories.tsx';

interface Data {
  /** Undefined when the api fails: the page renders without them. */
  figures: ShopFigures | undefined;
}

/** How long the page waits for its figures, in ms. */
const TIMEOUT = 1_000;

export async function loader({ api }: LoaderArgs): Promise<Data> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const figures = await answer(api.GET('/api/figures', { signal })).catch(() => undefined);
  return { figures };
}

export function head(): Head {
  return {
    title: 'About us | Paw Dailies',
    description:
      'Paw Dailies is a store for dogs, cats, birds and fish. See what we sell, how we do things and how to reach us.',
    canonical: links.about(),
  };
}

export function Component({ data: { figures } }: PageProps<Data>) {
  const { email, phone } = readSite();
  return (
    <PageFrame>
      <PageTitle>About us</PageTitle>
      <Opening>
        Paw Dailies is a store for everyone who shares a home with a dog, a cat, a bird or a fish. We want it to feel
        like a good corner store: calm, well stocked and glad to see you.
      </Opening>
      <section>
        <h2>The everyday things</h2>
        <Text>
          Life with a pet is made of small things. The bowl you fill each morning. The leash by the door, and the look
          it earns. The one spot on the climbing tree with a view of the street. A fresh perch, a clear tank, a bed that
          keeps its shape when someone turns around in it three times before lying down.
        </Text>
        <Text>
          Those are the dailies in our name. We sell the things pets use every day, for their daily joy and well-being,
          and we choose them so you spend less time searching.
        </Text>
      </section>
      {figures && <Figures figures={figures} />}
      <PetStories />
      <Habits />
      <section>
        <h2>Say hello</h2>
        <Text>
          Have a sizing question, something you’d like us to carry, or a page that isn’t working? Email{' '}
          <a href={`mailto:${email}`}>{email}</a>, use <Link to={links.contact()}>our form</Link>, or call{' '}
          <PhoneLink phone={phone} />. We’d love to hear from you.
        </Text>
        <ButtonLink to={links.home()}>Browse the store</ButtonLink>
      </section>
    </PageFrame>
  );
}

const Opening = styled(Lead)`
  margin-bottom: var(--space-16);
`;

const Text = styled.p`
  max-width: 65ch;
  font-size: var(--text-18);
  a {
    display: inline-block;
  }
`;
