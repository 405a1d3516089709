import { links } from '@paw/shared/contract/links.ts';
import type { Site } from '@paw/shared/contract/site.ts';
import { Link } from '@paw/shared/router.ts';
import type { Part } from '../../reading/ReadingColumns.tsx';
import { rulesInWords } from '../../rulesInWords.ts';

const { session, signUpCode, passwordReset, newsletterConfirm, newsletterKept, messageKept, photosKept } = rulesInWords;

/** What the shop itself keeps of a person, and how long. */
export function dataParts({ email }: Site): Part[] {
  return [
    {
      id: 'orders',
      title: 'Orders',
      content: (
        <>
          <p>
            For an order we keep your name, your email address, the address it goes to, your phone number if you gave
            one, what you ordered, and how it was paid. The carrier gets the name, the address and the phone number. We
            keep orders for as long as the law wants books to be kept.
          </p>
          <p>
            Pictures that you send with a return are made smaller, and what the camera wrote into them, such as the
            place, is taken out before we keep them. You and the people who decide about the return see them, nobody
            else. They are deleted {photosKept} after the last thing that happened to the return, or with your account.
          </p>
          <p>
            Card payments, where a shop offers them, are made on the pages of the payment company. We never see a card’s
            number.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      content: (
        <>
          <p>
            For an account we keep your name, your email address, your password, and what you put into it: addresses, a
            wishlist, your pets. If you share your wishlist by a link, whoever has the link sees what is on it and your
            first name, until you end the link. The password is kept only in a form from which it cannot be read again
            (argon2id). A sign-in ends {session} after you last used it, or when you log out. The code that opens an
            account is good for {signUpCode}, a link that sets a new password for {passwordReset}.
          </p>
          <p>
            A passkey stays on your device, and so does your fingerprint or your face. We keep what is needed to
            recognize it, the name you give it and when you last signed in with it, until you remove it.
          </p>
          <p>
            To protect accounts from guessing, and you from mails that somebody else asked for, failed sign-ins and
            requests are counted for a day at most, with a scrambled form of the email address and with the network
            address they came from.
          </p>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'Reviews',
      content: (
        <p>
          A review shows your first name and the first letter of your last name, what you wrote, and whether you bought
          the product. It stays until you delete it in your account, or ask us to take it down.
        </p>
      ),
    },
    {
      id: 'newsletter',
      title: 'Newsletter and mails you ask for',
      content: (
        <>
          <p>
            When somebody enters an email address for our newsletter, its owner gets one mail with a link. Only after
            that was followed the address is on the list. One that nobody confirms is forgotten after{' '}
            {newsletterConfirm}.
          </p>
          <p>
            Each newsletter has a link that ends it at once, and so has your mail program. We remember for{' '}
            {newsletterKept} that you unsubscribed, then we forget the address. You can also write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
          <p>
            If you ask for a mail when something is in stock again, we keep your address and the product until that one
            mail is sent.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'When you write or call',
      content: (
        <p>
          What you write on the <Link to={links.contact()}>contact page</Link> is stored with your name and email
          address so that we can answer, and mailed to the people who do. It is deleted {messageKept} after the matter
          is closed. Of calls nothing is kept.
        </p>
      ),
    },
  ];
}
