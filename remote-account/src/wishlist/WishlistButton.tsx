import { links } from '@paw/contract/links.ts';
import type { SlotProps } from '@paw/contract/slots.ts';
import { Link } from '@paw/ui/router.ts';
import { toast } from 'react-toastify/unstyled';
import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import { changeWish, useWishlist } from './useWishlist.ts';

/** Adds a product to the wishlist or removes it, on other teams' pages. Its state changes, its name does not. */
export function Component({ slug, title }: SlotProps['account/WishlistButton']) {
  const isWished = useWishlist().slugs.includes(slug);
  const press = async () => {
    if ((await changeWish(slug, !isWished)) && !isWished) toast.success(<WishedWords />, { toastId: 'wished' });
  };
  return (
    <Press
      type="button"
      aria-pressed={isWished}
      aria-label={`Wishlist: ${title}`}
      title={isWished ? 'On your wishlist' : 'Add to your wishlist'}
      onClick={() => void press()}
    >
      <Heart size="1.25em" strokeWidth={1.75} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
    </Press>
  );
}

function WishedWords() {
  return (
    // One element: the toast's flex layout would drop the space before the link.
    <span>
      Saved to your wishlist. <Link to={links.wishlist()}>View it</Link>
    </span>
  );
}

const Press = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-round);
  background: var(--paper);
  color: var(--pine);
  &:hover {
    border-color: var(--pine);
    color: var(--pine-deep);
  }
  &[aria-pressed='true'] {
    color: var(--sale);
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[aria-pressed='true'] {
      border-color: Highlight;
      color: Highlight;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
