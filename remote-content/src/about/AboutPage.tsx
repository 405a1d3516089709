import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { readSite } from '@paw/shared/contract/site.ts';
import { phoneText } from '@paw/shared/ui/phoneText.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { telephoneUrl } from '../telephoneUrl.ts';
import { Habits } from './Habits.tsx';
import { PetStories } from './PetStories.tsx';

export function head(): Head {
  return {
    title: 'About us | Paw Dailies',
    description:
      'Paw Dailies is a shop for dogs, cats, birds and fish. What we sell, how we like to do things, and how to reach us.',
    canonical: links.about(),
  };
}

export function Component() {
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
      <PetStories />
      <Habits />
      <section>
        <h2>Say hello</h2>
        <Text>
          A question about a size, a wish for the shelf, or a page that does not do what it should? Write to{' '}
          <a href={`mailto:${email}`}>{email}</a> or call <a href={telephoneUrl(phone)}>{phoneText(phone)}</a>. We like
          to hear from you.
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
