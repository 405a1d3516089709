import { SlotPlace } from '@paw/ui/SlotPlace.tsx';
import { SlotRoom } from './SlotRoom.tsx';

/** For readers who got this far. The slot, because the footer has its code already. */
export function BlogNewsletter() {
  return (
    <SlotRoom>
      <SlotPlace of="content/NewsletterForm" name="The newsletter" props={{ place: 'blog' }} />
    </SlotRoom>
  );
}
