import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { readSite, type Site } from '@paw/shared/contract/site.ts';
import type { Part } from '../reading/ReadingColumns.tsx';
import { PolicyDocument } from './PolicyDocument.tsx';
import { StorageTable } from './StorageTable.tsx';

export function head(): Head {
  return {
    title: 'Privacy policy | Paw Dailies',
    description: 'What Paw Dailies knows about you, why, how long it is kept, and how to have it changed or deleted.',
    canonical: links.privacy(),
  };
}

function sections({ email, phone, address }: Site): Part[] {
  return [
    {
      id: 'looking-around',
      title: 'When you look around',
      content: (
        <>
          <p>
            You can look at everything without telling us who you are. There are no advertisements, no analytics and no
            files from other companies’ servers on our pages, so nobody else learns what you look at here.
          </p>
          <p>
            Our servers note which kind of page was asked for, when, and whether it could be shown. They do not note
            your network address, and not what you searched for.
          </p>
        </>
      ),
    },
    {
      id: 'storage',
      title: 'What your browser keeps',
      content: (
        <>
          <p>All of it is needed for the shop to work, and none of it follows you anywhere else.</p>
          <StorageTable />
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      content: (
        <>
          <p>
            For an account we keep your name, your e-mail address and your password. The password is kept only in a form
            from which it cannot be read again (argon2id). A sign-in ends 30 days after you last used it, or when you
            log out.
          </p>
          <p>
            To protect accounts from guessing, failed sign-ins and requests for codes are counted for a day at most,
            with a scrambled form of the e-mail address and with the network address they came from.
          </p>
        </>
      ),
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      content: (
        <p>
          When you subscribe we keep your e-mail address, and the day, for as long as you want to hear from us. To be
          taken off the list, write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'When you write or call',
      content: <p>We use what you tell us to answer you, and keep it for as long as the matter is open.</p>,
    },
    {
      id: 'rights',
      title: 'Your rights',
      content: (
        <p>
          Ask us what we hold about you, have it corrected, or have it deleted: by e-mail to{' '}
          <a href={`mailto:${email}`}>{email}</a>, by phone at {phone}, or by post to Paw Dailies, {address}. We do not
          sell or lend what we know about you to anybody.
        </p>
      ),
    },
  ];
}

export function Component() {
  return (
    <PolicyDocument
      title="Privacy policy"
      updated="2026-11-21"
      lead="We keep what the shop needs to work, and nothing to find out more about you. This page says what that is."
      sections={sections(readSite())}
    />
  );
}
