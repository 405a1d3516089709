import { links } from '@paw/shared/contract/links.ts';
import { answer } from '@paw/shared/contract/apiAnswer.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/shared/contract/remote.ts';
import { readSite } from '@paw/shared/contract/site.ts';
import { PhoneLink } from '@paw/shared/ui/PhoneLink.tsx';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { Link } from '@paw/shared/router.ts';
import { styled } from 'styled-components';
import { Figures, type ShopFigures } from './Figures.tsx';
import { Habits } from './Habits.tsx';
import { PetStories } from './PetStories.tsx';

interface Data {
  /** Undefined when nobody could be asked: the page goes on without. */
  figures: ShopFigures | undefined;
}

/** ms that the page waits for its figures. */
const PATIENCE = 1_000;

export async function loader({ api }: LoaderArgs): Promise<Data> {
  const signal = AbortSignal.timeout(PATIENCE);
  const figures = await answer(api.GET('/api/figures', { signal })).catch(() => undefined);
  return { figures };
}

export function head(): Head {
  return {
    title: 'About us | Paw Dailies',
    description:
      'Paw Dailies is a shop for dogs, cats, birds and fish. What we sell, how we like to do things, and how to reach us.',
    canonical: links.about(),
  };
}

export function Component({ data: { figures } }: PageProps<Data>) {
  const { email, phone } = readSite();
  return (
    <PageFrame>
      <PageTitle>About us</PageTitle>
      <Lead>
        Paw Dailies is a shop for everyone who shares a home with a dog, a cat, a bird or a fish. We want it to feel
        like the good corner shop: calm, well sorted, and glad to see you.
      </Lead>
      <section>
        <h2>The small things of every day</h2>
        <Text>
          Life with an animal is made of small things. The bowl that is filled each morning. The leash by the door, and
          the look it earns. The one spot on the climbing tree with a view of the street. A fresh perch, a clear tank, a
          bed that keeps its shape when somebody turns around in it three times before lying down.
        </Text>
        <Text>
          Those are the dailies in our name. We sell the things that a pet uses every day, for its daily joy and
          well-being, and for a little less searching on your side.
        </Text>
      </section>
      {figures && <Figures figures={figures} />}
      <PetStories />
      <Habits />
      <section>
        <h2>Say hello</h2>
        <Text>
          A question about a size, a wish for the shelf, or a page that does not do what it should? Write to{' '}
          <a href={`mailto:${email}`}>{email}</a>, use <Link to={links.contact()}>our form</Link>, or call{' '}
          <PhoneLink phone={phone} />. We like to hear from you.
        </Text>
        <ButtonLink to={links.home()}>Look around the shop</ButtonLink>
      </section>
    </PageFrame>
  );
}

const Lead = styled.p`
  max-width: 38em;
  font-size: var(--text-22);
  line-height: 1.4;
`;

const Text = styled.p`
  max-width: 65ch;
  font-size: var(--text-18);
  a {
    white-space: nowrap;
  }
`;
