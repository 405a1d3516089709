import { ButtonLink } from '../Button.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { Logo } from '../Logo.tsx';
import { Notice } from '../Notice.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { TableRoom } from '../TableRoom.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { longText } from './longText.ts';
import { Shown, State } from './Shown.tsx';

export function MessageSection() {
  const home = <ButtonLink to="#home">Browse the store</ButtonLink>;
  return (
    <>
      <Shown name="ErrorSummary">
        <State name="two fields and a reason">
          <ErrorSummary title="There’s a problem" errors={{ email: 'Enter your email.', zip: 'Enter a ZIP code.' }}>
            We couldn’t save it like this.
          </ErrorSummary>
        </State>
        <State name="long text">
          <ErrorSummary errors={{ long: longText }} />
        </State>
      </Shown>
      <Shown name="Notice">
        {(['info', 'ok', 'warn', 'error', 'sale'] as const).map((kind) => (
          <State key={kind} name={kind}>
            <Notice kind={kind}>That code ended on March 1. Your cart is unchanged.</Notice>
          </State>
        ))}
        <State name="with a title, long text">
          <Notice kind="warn" title="Two prices changed">
            {longText}
          </Notice>
        </State>
      </Shown>
      <Shown name="EmptyState">
        <State name="nothing yet">
          <EmptyState title="No orders yet" action={home}>
            Your orders will be listed here.
          </EmptyState>
        </State>
        <State name="the cart">
          <EmptyState title="Your cart is empty" action={home} scene="empty-basket">
            Anything you add stays here on this device.
          </EmptyState>
        </State>
        <State name="nothing found">
          <EmptyState title="Nothing for “dinosaur leash”" action={home} scene="nothing-found">
            Try fewer words, or look at what we have for each pet.
          </EmptyState>
        </State>
      </Shown>
      <Shown name="Skeleton">
        <State name="of a card">
          <Skeleton shape="picture" />
          <Skeleton lines={3} />
        </State>
        <State name="of a title, a text and a button">
          <Skeleton shape="title" />
          <Skeleton lines={4} />
          <Skeleton shape="control" />
        </State>
      </Shown>
      <Shown name="Disclosure">
        <State name="closed, then open; one at a time">
          <Disclosure title="When will it arrive?" name="questions">
            <p>Standard delivery takes 3 to 5 days.</p>
          </Disclosure>
          <Disclosure title={longText} name="questions" open>
            <p>{longText}</p>
          </Disclosure>
        </State>
      </Shown>
      <Shown name="Logo, VisuallyHidden">
        <State name="the wordmark">
          <Logo />
        </State>
        <State name="a sentence for screen readers">
          <VisuallyHidden>Only screen readers say this.</VisuallyHidden>
        </State>
      </Shown>
      <Shown name="TableRoom">
        <State name="wider than its place">
          <TableRoom heads="Delivery, Time, Price">
            <table>
              <tbody>
                <tr>
                  {['Standard delivery', '3 to 5 business days', '$4.95, free from $35'].map((cell) => (
                    <td key={cell} style={{ whiteSpace: 'nowrap' }}>
                      {cell}
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          </TableRoom>
        </State>
      </Shown>
    </>
  );
}
