import { Dialog } from '@paw/ui/Dialog.tsx';
import { type SizeGuide, SizeTable } from './SizeTable.tsx';

interface Props {
  guide: SizeGuide;
  open: boolean;
  onClose: () => void;
}

export function SizeGuideDialog({ guide, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Size guide">
      {open && <SizeTable guide={guide} />}
    </Dialog>
  );
}
