import { Ruler } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { sizeGuideWays } from './sizeGuideWays.ts';
import type { SizeGuide } from './SizeTable.tsx';
import { useLoaded, useWait } from '../useLater.ts';

/** The id of the same table on the page: the link's target without JavaScript. */
export const SIZE_GUIDE_ID = 'size-guide';

/** Opens the guide in a dialog, so that shoppers keep their place on the page. */
export function SizeGuideLink({ guide }: { guide: SizeGuide }) {
  const [isOpen, setOpen] = useState(false);
  const later = useLoaded(sizeGuideWays);
  const wait = useWait();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    wait(
      sizeGuideWays.load(),
      () => setOpen(true),
      () => {
        location.hash = SIZE_GUIDE_ID;
      },
    );
  };
  return (
    <>
      <Way href={`#${SIZE_GUIDE_ID}`} aria-haspopup="dialog" onClick={open}>
        <Ruler size="1.25em" strokeWidth={1.75} aria-hidden />
        Size guide
      </Way>
      {later && <later.SizeGuideDialog guide={guide} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--target);
  margin: calc(-1 * var(--space-16)) 0 var(--space-16);
  font-weight: 600;
`;
