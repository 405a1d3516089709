import { links } from '@paw/contract/links.ts';
import { promises } from '@paw/rules/promises.ts';
import { Link } from '@paw/ui/router.ts';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { Package, Truck, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { deliveryWords } from './deliveryWords.ts';

const { standard, express, surcharge, freeLater, returnDays } = deliveryWords;

/** Cost and time of delivery, and the returns, beside the button. SPEC 9 specifies the first sentence. */
export function DeliverySummary({ oversize }: { oversize: boolean }) {
  return (
    <Frame>
      <li>
        <Truck size={22} strokeWidth={1.75} aria-hidden />
        <span>
          <strong>{promises.freeShipping}</strong> on your first order, then on orders of {freeLater}+
          <small>
            Otherwise {standard.price} (<Days>{standard.days}</Days>), or {express.price} express (
            <Days>{express.days}</Days>). <Link to={links.shipping()}>See shipping details</Link>
          </small>
        </span>
      </li>
      {oversize && (
        <li>
          <Package size={22} strokeWidth={1.75} aria-hidden />
          <span>
            <strong>Oversize item</strong>: adds {surcharge} to shipping. Waived when your first order ships free.
          </span>
        </li>
      )}
      <li>
        <Undo2 size={22} strokeWidth={1.75} aria-hidden />
        <span>
          <strong>{returnDays} to return</strong>
          <small>
            <Link to={links.returns()}>Returns and refunds</Link>
          </small>
        </span>
      </li>
    </Frame>
  );
}

/** '3–5 business days' on one line where it fits. */
const Days = styled.span`
  display: inline-block;
`;

const Frame = styled(PlainList)`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16);
  background: var(--sand);
  border-radius: var(--radius-card);
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-12);
  }
  small {
    display: block;
    color: var(--soft);
    font-size: var(--text-14);
  }
  svg {
    margin-top: 2px;
    color: var(--pine);
  }
`;
