import type { ComponentProps } from 'react';
import { DeliverySummary } from './DeliverySummary.tsx';
import { VariantLinks } from './VariantLinks.tsx';

type Props = ComponentProps<typeof VariantLinks> & ComponentProps<typeof DeliverySummary>;

/** Below the button: without JavaScript the other variants, and what delivery costs. */
export function OfferNotes({ oversize, ...variants }: Props) {
  return (
    <>
      <VariantLinks {...variants} />
      <DeliverySummary oversize={oversize} />
    </>
  );
}
