import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Button } from '@paw/ui/Button.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';
import { ItemRow } from '../../member/ItemRow.ts';
import type { StockNotice } from './mailChoices.ts';

interface Props {
  notices: readonly StockNotice[];
  onDelete: (notice: StockNotice) => void;
}

/** Requested emails about sold-out products. */
export function StockNotices({ notices, onDelete }: Props) {
  if (!notices.length) {
    return <p>None yet. When something’s sold out, you can ask on its page for an email when it’s back.</p>;
  }
  return (
    <PlainList aria-label="Back in stock">
      {notices.map((notice) => {
        const { id, slug, sku, title, size, color, confirmed } = notice;
        const name = [title, size, color].filter(Boolean).join(', ');
        return (
          <ItemRow key={id}>
            <span>
              <Link to={links.product(slug, sku)}>{name}</Link>
              {!confirmed && <Quiet>Confirm with the link in our email first.</Quiet>}
            </span>
            <Button kind="quiet" aria-label={`Cancel: ${name}`} onClick={() => onDelete(notice)}>
              Cancel
            </Button>
          </ItemRow>
        );
      })}
    </PlainList>
  );
}

const Quiet = styled.span`
  display: block;
  color: var(--soft);
  font-size: var(--text-14);
`;
