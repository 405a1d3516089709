import { links } from '@paw/contract/links.ts';
import type { Site } from '@paw/contract/site.ts';
import { Link } from '@paw/ui/router.ts';
import type { Part } from '../../reading/ReadingColumns.tsx';
import { rulesInWords } from '../../rulesInWords.ts';

const { session, wholeSession, signUpCode, passwordReset, newsletterConfirm, newsletterKept, messageKept, photosKept } =
  rulesInWords;

/** The parts about the personal data that the shop stores, and for how long. */
export function dataParts({ email }: Site): Part[] {
  return [
    {
      id: 'orders',
      title: 'Orders',
      content: (
        <>
          <p>
            For an order, we store your name, your email address, the delivery address, your phone number if you gave
            one, what you ordered, and how you paid. The carrier gets your name, address and phone number. We keep order
            records for as long as the law requires.
          </p>
          <p>
            When you send photos with a return, we make them smaller and strip location and other camera data before
            saving them. Only you and the people who decide about the return see them. We delete them {photosKept} after
            the last update to the return, or with your account.
          </p>
          <p>Where we accept cards, you pay on the payment company’s own page. We never see your card number.</p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      content: (
        <>
          <p>
            For an account, we store your name, your email address, your password, and what you add to it: addresses, a
            wishlist, your pets. If you share your wishlist by a link, anyone with the link sees what’s on it and your
            first name, until you turn off the link. We store your password only in a scrambled form (argon2id) that no
            one can read. A sign-in ends {session} after you last used it, {wholeSession} after it began, or when you
            log out. A sign-up code is good for {signUpCode}, a link to set a new password for {passwordReset}.
          </p>
          <p>
            A passkey stays on your device, and so does your fingerprint or face. Until you remove it, we store what we
            need to recognize it, the name you give it, and when you last used it.
          </p>
          <p>
            To stop password guessing and unwanted emails, we count failed sign-ins and requests for up to a day, using
            your IP address and a scrambled form of your email address.
          </p>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'Reviews',
      content: (
        <p>
          A review shows your first name and last initial, what you wrote, and whether you bought the product. It stays
          until you delete it in your account or ask us to remove it.
        </p>
      ),
    },
    {
      id: 'newsletter',
      title: 'Newsletter and emails you request',
      content: (
        <>
          <p>
            When someone enters an email address for our newsletter, its owner gets one email with a link. We add the
            address only after that link is clicked. We delete unconfirmed addresses after {newsletterConfirm}.
          </p>
          <p>
            To unsubscribe, use the link in any newsletter or your email app’s unsubscribe button. We remember for{' '}
            {newsletterKept} that you unsubscribed, then we delete your address. You can also write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
          <p>
            If you ask for an email when something is back in stock, we store your address and the product until we send
            that one email.
          </p>
          <p>
            Some days after a delivery, one email may ask what you think of your items. It goes to members and to guests
            who confirmed their order by email. Its link “No more review emails” stops them; we keep your address to
            remember that.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'When you write or call',
      content: (
        <p>
          We store what you write on the <Link to={links.contact()}>contact page</Link> with your name and email address
          so we can reply, and email it to the people who do. We delete it {messageKept} after the matter is closed. We
          don’t keep records of calls.
        </p>
      ),
    },
  ];
}
